/** The name drawn: all in ink, the last word in red. */
export function StationName({ name, className = '' }: { name: string; className?: string }) {
  const cut = name.trim().lastIndexOf(' ');
  return (
    <span className={`font-serif leading-none font-[560] tracking-[-0.02em] whitespace-nowrap ${className}`}>
      {cut < 0 ? '' : name.slice(0, cut)} <span className="text-accent">{name.slice(cut + 1)}</span>
    </span>
  );
}
