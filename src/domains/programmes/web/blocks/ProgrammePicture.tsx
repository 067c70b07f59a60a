import { Badge } from '#web/ui/Badge.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import type { Programme } from '../../programmes.decode.ts';
import { programmesMessages as text } from '../../programmes.messages.ts';

type Props = { programme: Programme; place: 'lead' | 'card'; isOnAir?: boolean };

const measures = { lead: { width: 845, height: 438 }, card: { width: 482, height: 250 } };

/** A programme's picture; what is on air carries the mark in its corner, where it moves nothing. */
export function ProgrammePicture({ programme, place, isOnAir = false }: Props) {
  return (
    <div className="relative">
      <Picture file={programme.image} alt="" place={place} priority={place === 'lead'} {...measures[place]} />
      {isOnAir && (
        <p className="absolute top-3 left-3 flex">
          <Badge kind="live">{text.onAir}</Badge>
        </p>
      )}
    </div>
  );
}
