import { useEffect, useState } from 'react';
import { embedHelpMessages as text } from '../../embed.messages.ts';
import { type EmbedSize, measuresOf } from '../../embed.rules.ts';

type Props = { address: string; size: EmbedSize; title: string };

/** A colour that is being dragged changes many times a second: the frame follows when the hand rests. */
const restMs = 250;

export function EmbedPreview({ address, size, title }: Props) {
  const [shown, setShown] = useState(address);
  useEffect(() => {
    const timer = window.setTimeout(() => setShown(address), restMs);
    return () => window.clearTimeout(timer);
  }, [address]);
  const { width, height } = measuresOf(size);
  return (
    <section aria-labelledby="anteprima" className="sticky top-6 grid gap-4 border-t-2 border-ink pt-4">
      <h2 id="anteprima" className="text-20">
        {text.preview}
      </h2>
      <div className="grid h-68 place-items-center rounded-card bg-raised">
        {/* A new frame each time: another address in the same one would be another step of the back button. */}
        <iframe
          key={shown}
          src={shown}
          width={width}
          height={height}
          title={title}
          className="block max-w-full border-0"
        />
      </div>
      <p className="text-14 text-ink-2">{text.previewHint}</p>
    </section>
  );
}
