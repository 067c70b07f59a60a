import { useEffect, useRef } from 'react';
import { useShell } from '#web/shell/use-shell.ts';
import { Button } from '#web/ui/Button.tsx';
import { Share } from '#web/ui/Share.tsx';
import { SurfaceLanguage } from '#web/ui/surface.ts';
import { recommendationMessages } from '../recommendation.messages.ts';
import { type Recommendation, recommendPath, trimmed } from '../recommendations.rules.ts';

const { sent: text } = recommendationMessages;

type Props = { told: Recommendation; onAnother: () => void };

export function SentScreen({ told, onAnother }: Props) {
  const { station } = useShell().parameters;
  const { artistName, songName } = trimmed(told);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone: the keyboard goes on from the good news.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      lang={recommendationMessages.lang}
      className="grid content-start gap-8 border-t-4 border-green bg-raised p-6 md:p-10"
    >
      <div className="grid gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-31 outline-none md:text-39">
          {text.title}
        </h2>
        <p className="text-20 leading-normal text-ink-2">{text.text(songName, artistName)}</p>
      </div>
      <div className="grid gap-3">
        <h3 className="text-20">{text.share}</h3>
        <SurfaceLanguage value={recommendationMessages.lang}>
          <Share
            title={text.shareTitle}
            url={recommendPath}
            text={text.shareText(songName, artistName, station.name)}
          />
        </SurfaceLanguage>
      </div>
      <Button variant="line" onClick={onAnother} className="justify-self-start">
        {text.another}
      </Button>
    </section>
  );
}
