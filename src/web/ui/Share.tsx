import { useEffect, useState, useSyncExternalStore } from 'react';
import { useShell } from '#web/shell/use-shell.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { networks, type ShareChannel, shareAddress } from './share-address.ts';
import { useUiMessages } from './surface.ts';

type Props = {
  /** What is shared, as people read it. */
  title: string;
  /** A path of the site or a whole address. */
  url: string;
  /** What the message says; the title when left out. */
  text?: string;
  iconSize?: number;
  onShare?: (channel: ShareChannel) => void;
};

const never = () => () => undefined;

/** Links to the networks for everybody, the device's own dialog where there is one, and the bare link to copy. */
export function Share({ title, url, text = title, iconSize = 20, onShare }: Props) {
  const { station } = useShell().parameters;
  const { share: texts } = useUiMessages();
  const origin = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => '',
  );
  const hasDialog = useSyncExternalStore(
    never,
    () => typeof navigator.share === 'function',
    () => false,
  );
  const address = origin ? new URL(url, origin).href : url;

  function openDialog(): void {
    onShare?.('device');
    // Whoever closes the dialog again has simply changed their mind.
    navigator.share({ title: texts.dialogTitle(station.name), text, url: address }).catch(() => undefined);
  }

  return (
    <ul aria-label={texts.heading} className="flex flex-wrap items-center gap-2">
      {networks.map(({ channel, name, icon }) => (
        <li key={channel}>
          <a
            href={shareAddress(channel, { url: address, text })}
            target="_blank"
            rel="noopener"
            aria-label={texts.on(name)}
            title={texts.on(name)}
            onClick={() => onShare?.(channel)}
            className="veil press relative grid size-11 place-items-center rounded-round border border-rule"
          >
            <Icon name={icon} size={iconSize} />
          </a>
        </li>
      ))}
      {hasDialog && (
        <li>
          <IconButton icon="share" label={texts.device} variant="line" iconSize={iconSize} onClick={openDialog} />
        </li>
      )}
      <li>
        <CopyLink address={address} onCopy={() => onShare?.('copy')} />
      </li>
    </ul>
  );
}

function CopyLink({ address, onCopy }: { address: string; onCopy: () => void }) {
  const { share: texts } = useUiMessages();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = window.setTimeout(() => setCopied(false), 3000);
    return () => window.clearTimeout(timer);
  }, [isCopied]);

  async function copy(): Promise<void> {
    onCopy();
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // A browser that does not let us write shows the link, to be copied by hand.
      window.prompt(texts.copy, address);
    }
  }
  return (
    <button
      type="button"
      onClick={copy}
      className="veil press relative inline-flex min-h-11 items-center gap-2 rounded-round border border-rule px-4 text-14 font-semibold"
    >
      {isCopied && <Icon name="check" size={16} className="text-good" />}
      <span aria-live="polite">{isCopied ? texts.copied : texts.copy}</span>
    </button>
  );
}
