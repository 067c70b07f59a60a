type Props = { moving?: boolean; large?: boolean };

/** The station's own sign of life: three bars that dance while something plays or loads. */
export function Equaliser({ moving = true, large = false }: Props) {
  const size = large ? 'h-8 gap-1.5 *:w-2' : 'h-3 gap-0.5 *:w-[3px]';
  return (
    <span className={`equaliser inline-flex items-end ${size}`} data-moving={moving || undefined} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
