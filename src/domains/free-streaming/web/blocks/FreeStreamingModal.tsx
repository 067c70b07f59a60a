import { Dialog } from '#web/ui/Dialog.tsx';
import { freeStreamingMessages as text } from '../../free-streaming.messages.ts';
import { RequestForm } from '../RequestForm.tsx';
import { useRequest } from '../use-request.ts';

type Props = { open: boolean; onClose: () => void };

/** The request outlives the dialog: closed by mistake, it comes back as it was, and one on its way is not sent twice. */
export function FreeStreamingModal({ open, onClose }: Props) {
  const request = useRequest();

  function close(): void {
    request.leave();
    onClose();
  }

  return (
    <Dialog open={open} onClose={close} title={text.title} lang="pt-BR">
      <RequestForm request={request} />
    </Dialog>
  );
}
