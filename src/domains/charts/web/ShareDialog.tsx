import { Dialog } from '#web/ui/Dialog.tsx';
import { Share } from '#web/ui/Share.tsx';
import { top100Path } from '../charts.rules.ts';
import { top100Messages } from '../top100.messages.ts';

type Props = { open: boolean; onClose(): void; year: number; text: string };

export function ShareDialog({ open, onClose, year, text }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={top100Messages.share} size="small">
      <p className="text-16 text-ink-2">{text}</p>
      <Share title={top100Messages.headTitle(year)} text={text} url={top100Path(year)} />
    </Dialog>
  );
}
