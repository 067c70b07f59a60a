type Props = { isOn: boolean; onChange: (isOn: boolean) => void; labelledBy: string; describedBy: string };

export function Switch({ isOn, onChange, labelledBy, describedBy }: Props) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onClick={() => onChange(!isOn)}
      className="grid h-11 w-14 place-items-center rounded-round"
    >
      <span
        className={`flex h-7 w-13 items-center rounded-round border px-0.5 ${isOn ? 'border-green bg-green' : 'border-ink-3 bg-raised'}`}
      >
        <span
          className={`size-5 rounded-round transition-transform duration-200 ${isOn ? 'translate-x-6.5 bg-white' : 'bg-ink-3'}`}
        />
      </span>
    </button>
  );
}
