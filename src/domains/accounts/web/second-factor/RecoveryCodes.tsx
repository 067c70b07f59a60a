import { useEffect, useRef } from 'react';
import { toast } from '#web/toasts/toasts.ts';
import { Button } from '#web/ui/Button.tsx';
import { useSurfaceLang } from '#web/ui/surface.ts';
import { secondFactorMessages } from '../../second-factor.messages.ts';

type Props = { codes: readonly string[]; onDone: () => void };

/** Shown once: the station itself keeps only their hashes. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const lang = useSurfaceLang();
  const text = secondFactorMessages[lang];
  const said = { lang, about: 'copied codes' };
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast('success', text.copied, said);
    } catch {
      toast('error', text.notCopied, said);
    }
  }

  return (
    <div className="appear grid gap-4 rounded-card bg-raised p-4">
      <h4 ref={title} tabIndex={-1} className="text-16 outline-none">
        {text.codesTitle}
      </h4>
      <p className="text-14 text-ink-2">{text.codesLead}</p>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-1 font-mono text-14 max-[22rem]:grid-cols-1">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onDone}>{text.done}</Button>
        <Button variant="line" onClick={() => void copy()}>
          {text.copy}
        </Button>
      </div>
    </div>
  );
}
