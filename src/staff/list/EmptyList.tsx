import { Link } from 'react-router';
import type { Resource } from '#contract/resource.ts';
import { Button } from '#web/ui/Button.tsx';
import { buttonLook } from '#web/ui/button-look.ts';
import { itemPath } from '../desk.ts';
import { listMessages as text } from './list.messages.ts';
import { isNarrowed, type ListAddress } from './list-address.ts';
import type { ChangeAddress } from './use-list-address.ts';

type Props = { resource: Resource; address: ListAddress; onChange: ChangeAddress };

/** Nothing there yet: what to do first. Nothing found: the way back. */
export function EmptyList({ resource, address, onChange }: Props) {
  const narrowed = isNarrowed(address);
  return (
    <div className="grid justify-items-center gap-4 rounded-card border border-rule bg-card px-6 py-14 text-center">
      <p role="status" className="max-w-prose font-serif text-20">
        {narrowed ? text.nothingFound : address.deleted ? text.emptyBin : resource.texts.empty}
      </p>
      {narrowed && (
        <Button variant="line" onClick={() => onChange({ search: '', filters: {} })}>
          {text.clear}
        </Button>
      )}
      {!narrowed && !address.deleted && (
        <Link to={itemPath(resource, 'new')} className={buttonLook('primary')}>
          {resource.texts.create}
        </Link>
      )}
    </div>
  );
}
