import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import type { Seal } from '../../hunt.decode.ts';
import { isSealTrue, scheduleOf, type WinningInstant } from '../../hunt.seal.ts';
import { sealMessages as text } from '../../seal.messages.ts';

type Verdict = { words: string; schedule: WinningInstant[] };

/** Draws again, in the browser of whoever doubts: from the seed to the instants, and from those to the hash. */
export function SealCheck({ seal, seed }: { seal: Seal; seed: string }) {
  const [verdict, setVerdict] = useState<Verdict | null>(null);

  async function check(): Promise<void> {
    const drawn = { seed, startsAt: seal.startsAt, endsAt: seal.endsAt, prizes: seal.prizes };
    // Browsers keep their arithmetic for pages that came over a secure connection.
    if (!crypto.subtle) return setVerdict({ words: text.noWay, schedule: [] });
    const isTrue = await isSealTrue(drawn, seal.hash);
    setVerdict({ words: isTrue ? text.isTrue : text.isFalse, schedule: await scheduleOf(drawn) });
  }

  return (
    <div className="grid justify-items-start gap-3">
      <Button variant="line" size="small" onClick={() => void check()}>
        {text.verify}
      </Button>
      <p role="status" className="text-14 font-semibold empty:hidden">
        {verdict?.words}
      </p>
      {verdict && verdict.schedule.length > 0 && (
        <details className="w-full text-14">
          <summary className="min-h-11 content-center font-semibold">{text.instants}</summary>
          <ol className="grid gap-1">
            {verdict.schedule.map(({ number, winsAt }) => (
              <li key={number}>
                <time dateTime={winsAt}>{winsAt}</time>
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}
