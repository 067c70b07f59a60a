import { headerMessages } from '#domains/site/site.messages.ts';
import { SearchField } from '../search/SearchField.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useCloseOnNavigation } from './use-close-on-navigation.ts';

type Props = { open: boolean; onClose: () => void };

export function SearchDialog({ open, onClose }: Props) {
  useCloseOnNavigation(onClose);
  return (
    <Dialog open={open} onClose={onClose} title={headerMessages.searchTitle}>
      <div data-grows>
        <SearchField focusFirst />
      </div>
    </Dialog>
  );
}
