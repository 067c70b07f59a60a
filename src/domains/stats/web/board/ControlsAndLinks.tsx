import { useState } from 'react';
import { CallError } from '#contract/client.ts';
import { api } from '#web/api.ts';
import { toast } from '#web/toasts/toasts.ts';
import { Button } from '#web/ui/Button.tsx';
import { boardMessages as text } from '../../board.messages.ts';
import { cleanCache, type WayOut } from '../../listeners.contract.ts';
import { BoardSection } from './BoardSection.tsx';

type Props = { controls: readonly WayOut[]; links: readonly WayOut[] };

export function ControlsAndLinks({ controls, links }: Props) {
  return (
    <>
      <BoardSection title={text.controls} screenOnly>
        <p className="text-ink-2">{text.controlsText}</p>
        <div className="flex flex-wrap gap-3">
          {controls.map((control) => (
            <Control key={control.name} control={control} />
          ))}
        </div>
      </BoardSection>
      <BoardSection title={text.links} screenOnly>
        <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
          {links.map(({ name, title, href, target }) => (
            <li key={name} className="border-t border-rule">
              <a
                href={href}
                target={target}
                rel="noopener"
                className="flex min-h-12 items-center font-semibold text-accent underline-offset-4 hover:underline"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </BoardSection>
    </>
  );
}

/** The station names what it lets itself be told; what this page does not know it does not offer. */
const actions: Record<string, () => Promise<unknown>> = { cleanCache: () => api.call(cleanCache) };

function Control({ control: { name, title } }: { control: WayOut }) {
  const [isBusy, setBusy] = useState(false);
  const act = actions[name];
  if (!act) return null;
  async function press(): Promise<void> {
    setBusy(true);
    try {
      await act?.();
      toast('success', text.cleaned, { about: name });
    } catch (error) {
      const isRefused = error instanceof CallError && error.status > 0;
      toast('error', isRefused ? error.code : text.offline, { about: name });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button variant="line" busy={isBusy} onClick={() => void press()}>
      {title}
    </Button>
  );
}
