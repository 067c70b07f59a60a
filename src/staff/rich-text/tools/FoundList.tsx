type Found = { key: string; title: string; subtitle: string; image?: string };
type Props<T extends Found> = {
  label: string;
  items: readonly T[] | undefined;
  none: string;
  onChoose: (item: T) => void;
};

/** What a search found, each a button. */
export function FoundList<T extends Found>({ label, items, none, onChoose }: Props<T>) {
  if (!items) return null;
  if (items.length === 0) return <p className="text-ink-3">{none}</p>;
  return (
    <ul aria-label={label} className="max-h-80 overflow-y-auto rounded-card border border-rule bg-card">
      {items.map((item) => (
        <li key={item.key} className="border-b border-rule last:border-0">
          <button
            type="button"
            onClick={() => onChoose(item)}
            className="flex min-h-12 w-full items-center gap-3 px-3 py-1.5 text-left hover:bg-desk"
          >
            {item.image && (
              <img src={item.image} alt="" width="40" height="40" loading="lazy" className="size-10 rounded-small" />
            )}
            <span className="min-w-0">
              <span className="block truncate font-semibold">{item.title}</span>
              <span className="block truncate text-12 text-ink-3">{item.subtitle}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
