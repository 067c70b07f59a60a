import { useState } from 'react';
import { useShell } from '#web/shell/use-shell.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { networks, shareAddress } from '#web/ui/share-address.ts';
import { chestMessages as text } from '../../chest.messages.ts';
import type { WonPrize } from '../../hunt.decode.ts';
import { huntPath, shareIconSize, shareText } from '../../hunt.rules.ts';
import chest from '../drawings/chest-open.svg';
import type { HuntWatch } from './hunt-watch.ts';

type Props = { prize: WonPrize | null; isSharing: boolean; watch: HuntWatch };

/** What was in the chest; then, for whoever has taken it in, the ways to tell others. */
export function PrizeDialog({ prize, isSharing, watch }: Props) {
  // While the dialog fades, it still tells what it told.
  const [told, setTold] = useState(prize);
  if (prize && prize !== told) setTold(prize);
  return (
    <Dialog open={prize !== null} onClose={watch.closePrize} title={text.congratulations} size="small" lang={text.lang}>
      {told && (
        <div data-hunt-prize className="grid justify-items-center gap-4 text-center">
          <img src={chest} alt="" width={224} height={182} />
          <p className="grid gap-1">
            <span className="text-ink-2">{text.won}</span>
            <strong lang="it" className="font-serif text-25 leading-tight font-[560]">
              {told.name}
            </strong>
          </p>
          <p lang="it" className="text-ink-2">
            {told.description}
          </p>
          <p className="text-14 text-ink-2">{text.mailed}</p>
          {isSharing && <ShareStep prize={told.name} watch={watch} />}
          <div className="flex flex-wrap justify-center gap-3 pt-2">
            {!isSharing && <Button onClick={watch.understand}>{text.understood}</Button>}
            <Button variant="line" onClick={watch.closePrize}>
              {text.close}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

function ShareStep({ prize, watch }: { prize: string; watch: HuntWatch }) {
  const { station } = useShell().parameters;
  const url = new URL(huntPath, window.location.origin).href;
  const message = shareText(prize, station.name);
  return (
    <section aria-label={text.share} className="appear grid justify-items-center gap-2 border-t border-rule pt-4">
      <p className="font-semibold">{text.share}</p>
      <ul className="flex gap-2">
        {networks.map(({ channel, name, icon }) => (
          <li key={channel}>
            <a
              href={shareAddress(channel, { url, text: message })}
              target="_blank"
              rel="noopener"
              aria-label={text.shareOn(name)}
              title={text.shareOn(name)}
              onClick={() => watch.share(channel)}
              className="veil press relative grid size-12 place-items-center rounded-round border border-rule"
            >
              <Icon name={icon} size={shareIconSize} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
