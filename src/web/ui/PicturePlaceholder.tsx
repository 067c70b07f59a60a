const rings = [12, 24, 36, 48, 60, 72, 84];

/** Waves from a corner: the station's ground where there is no picture, drawn so that any ratio can crop it. */
export function PicturePlaceholder({ alt }: { alt: string }) {
  const name = alt ? { role: 'img', 'aria-label': alt } : {};
  return (
    <span {...name} className="absolute inset-0">
      <svg viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" className="size-full" aria-hidden="true">
        <g fill="none" strokeWidth="2.5" className="stroke-rule">
          {rings.map((radius) => (
            <circle key={radius} cx="34" cy="66" r={radius} />
          ))}
        </g>
        <circle cx="34" cy="66" r="5" className="fill-accent" />
      </svg>
    </span>
  );
}
