import { useState } from 'react';
import type { NowPlaying } from '#domains/live/live.contract.ts';
import { Tabs } from '#web/ui/Tabs.tsx';
import { tvMessages as text } from '../../tv.messages.ts';
import type { TvProgramme } from '../../videos.decode.ts';
import { SongWords } from './SongWords.tsx';
import { TvChannel } from './TvChannel.tsx';

type Props = { programme: TvProgramme; item: NowPlaying | null };

/** The TV, or the words of what the radio plays: who turns to the words gives the radio its voice back. */
export function TvSwitch({ programme, item }: Props) {
  const isOffAir = !programme.streamUrl && programme.films.length === 0;
  const [selected, select] = useState('tv');
  if (isOffAir) return <SongWords first={item} />;
  return (
    <Tabs
      label={text.choose}
      selected={selected}
      onSelect={select}
      tabs={[
        { id: 'tv', label: text.stream, content: <TvChannel programme={programme} /> },
        { id: 'testo', label: text.words, content: <SongWords first={item} /> },
      ]}
    />
  );
}
