import { useEffect, useRef, useState } from 'react';
import { type Debounced, debounce } from '#kit/debounce.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { listMessages as text } from './list.messages.ts';

const pauseMs = 180;

type Props = { value: string; onSearch: (search: string) => void; label?: string };

/** Searches as somebody types. The address may change from elsewhere (a view, the way back): then the field follows. */
export function SearchBox({ value, onSearch, label = text.search }: Props) {
  const [typed, setTyped] = useState(value);
  const latest = useRef(onSearch);
  latest.current = onSearch;
  const sent = useRef(value);
  const [search] = useState<Debounced<[string]>>(() =>
    debounce((wanted: string) => {
      sent.current = wanted;
      latest.current(wanted);
    }, pauseMs),
  );
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    search.cancel();
    setTyped(value);
  }, [value, search]);
  useEffect(() => () => search.cancel(), [search]);
  return (
    <label className="relative block flex-1 basis-56 sm:max-w-80">
      <span className="visually-hidden">{label}</span>
      <Icon
        name="search"
        size={17}
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-3"
      />
      <input
        type="search"
        value={typed}
        placeholder={label}
        data-list-search
        maxLength={200}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          search(currentTarget.value.trim());
        }}
        onKeyDown={(event) => event.key === 'Enter' && search.flush()}
        className="field desk-field pl-9!"
      />
    </label>
  );
}
