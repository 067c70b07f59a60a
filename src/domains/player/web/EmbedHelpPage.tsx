import { useState } from 'react';
import { definePage } from '#web/page.ts';
import { useShell } from '#web/shell/use-shell.ts';
import { PageIntro } from '#web/ui/PageIntro.tsx';
import { defaultColours } from '../embed.colours.ts';
import { embedMessages, embedHelpMessages as text } from '../embed.messages.ts';
import { defaultSize, type EmbedChoice, embedAddress } from '../embed.rules.ts';
import { ColourChoice } from './embed/ColourChoice.tsx';
import { EmbedCode } from './embed/EmbedCode.tsx';
import { EmbedPreview } from './embed/EmbedPreview.tsx';
import { EmbedStep } from './embed/EmbedStep.tsx';
import { SizeChoice } from './embed/SizeChoice.tsx';

export const page = definePage({
  head: (_data, { parameters: { station } }) => ({
    title: text.title,
    description: text.description(station.name),
    keywords: text.keywords,
  }),
  Page: EmbedHelpPage,
});

function EmbedHelpPage() {
  const { station } = useShell().parameters;
  const [choice, setChoice] = useState<EmbedChoice>({ size: defaultSize, ...defaultColours });
  const frameTitle = embedMessages.frameTitle(station.name);
  return (
    <div className="page-width pb-16 md:pb-24">
      <PageIntro kicker={text.kicker} title={text.title} lead={text.lead} />
      <div className="grid gap-10 lg:grid-cols-12 lg:gap-8">
        <div className="min-w-0 lg:order-1 lg:col-span-5">
          <EmbedPreview address={embedAddress(choice)} size={choice.size} title={frameTitle} />
        </div>
        <ol className="min-w-0 lg:col-span-7">
          <EmbedStep number={1} title={text.sizeTitle}>
            <SizeChoice size={choice.size} onChoose={(size) => setChoice({ ...choice, size })} />
          </EmbedStep>
          <EmbedStep number={2} title={text.coloursTitle} hint={text.coloursHint}>
            <ColourChoice colours={choice} onChoose={(colours) => setChoice({ ...choice, ...colours })} />
          </EmbedStep>
          <EmbedStep number={3} title={text.codeTitle} hint={text.codeHint}>
            <EmbedCode choice={choice} title={frameTitle} />
          </EmbedStep>
        </ol>
      </div>
    </div>
  );
}
