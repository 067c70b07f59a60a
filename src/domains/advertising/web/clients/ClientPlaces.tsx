import { useId, useState } from 'react';
import { Icon } from '#web/ui/Icon.tsx';
import type { Client } from '../../clients.contract.ts';
import { clientsMessages as text } from '../../clients.messages.ts';

/** Where a client is heard; each client's list opens and closes by itself. Without scripts it stands open. */
export function ClientPlaces({ client: { name, locations } }: { client: Pick<Client, 'name' | 'locations'> }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (locations.length === 0) return null;
  return (
    <div className="grid">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="inline-flex min-h-11 items-center gap-1.5 justify-self-start text-14 font-semibold text-ink-2 hover:text-ink noscript:hidden"
      >
        <Icon name="pin" size={16} />
        <span lang="pt-BR">{text.locations(locations.length)}</span>
        <span className="visually-hidden">{text.showLocations(name)}</span>
        <span className="font-normal text-ink-3">{locations.length}</span>
        <Icon
          name="chevron-down"
          size={16}
          className={`transition-transform duration-200 ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <ul
        id={id}
        lang="pt-BR"
        className={`gap-1 pb-2 pl-5.5 text-14 ${isOpen ? 'appear grid' : 'hidden noscript:grid'}`}
      >
        {locations.map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ul>
    </div>
  );
}
