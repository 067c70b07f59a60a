import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { embedHelpMessages as text } from '../../embed.messages.ts';
import { type EmbedChoice, embedCode } from '../../embed.rules.ts';

type Props = { choice: EmbedChoice; title: string };

const never = () => () => undefined;
const shownMs = 3000;

export function EmbedCode({ choice, title }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [copying, setCopying] = useState<{ code: string; outcome: 'copied' | 'by-hand' } | null>(null);
  const origin = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => '',
  );
  const code = embedCode(choice, { origin, title });

  // Another code has not been copied yet.
  const outcome = copying?.code === code ? copying.outcome : null;
  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = window.setTimeout(() => setCopying(null), shownMs);
    return () => window.clearTimeout(timer);
  }, [outcome]);

  async function copy(): Promise<void> {
    const outcome = (await isCopied(code, field.current)) ? 'copied' : 'by-hand';
    setCopying({ code, outcome });
  }

  return (
    <div className="grid gap-4">
      <textarea
        ref={field}
        readOnly
        rows={5}
        value={code}
        aria-label={text.codeLabel}
        spellCheck={false}
        onFocus={(event) => event.currentTarget.select()}
        className="field w-full resize-none rounded-card border p-3.5 font-mono text-14 leading-relaxed wrap-anywhere"
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button onClick={() => void copy()} className="min-w-44">
          {outcome === 'copied' && <Icon name="check" size={16} />}
          <span aria-live="polite">{outcome === 'copied' ? text.copied : text.copy}</span>
        </Button>
        <p aria-live="polite" className="text-14 text-ink-2">
          {outcome === 'by-hand' && text.copyByHand}
        </p>
      </div>
    </div>
  );
}

/** The clipboard where the browser allows it, the old command where not; last, the code stands selected for the keyboard. */
async function isCopied(code: string, field: HTMLTextAreaElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(code);
    return true;
  } catch {
    field?.focus();
    field?.select();
    return field !== null && document.execCommand('copy');
  }
}
