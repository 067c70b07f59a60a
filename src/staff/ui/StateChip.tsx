/** States that every reader of the desk knows by their colour; all others are quiet. */
const looks: Record<string, string> = {
  published: 'bg-live text-live-ink',
  active: 'bg-live text-live-ink',
  running: 'bg-live text-live-ink',
  scheduled: 'bg-planned text-planned-ink',
  failed: 'bg-gone text-accent',
};

export function StateChip({ state, label }: { state: string; label: string }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-round px-2.5 py-0.5 text-12 font-semibold whitespace-nowrap ${looks[state] ?? 'bg-draft text-draft-ink'}`}
    >
      <span aria-hidden="true" className="size-1.5 rounded-round bg-current" />
      {label}
    </span>
  );
}
