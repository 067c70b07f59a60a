import { embedHelpMessages as text } from '../../embed.messages.ts';
import { type EmbedSize, embedSizes, measuresOf } from '../../embed.rules.ts';

type Props = { size: EmbedSize; onChoose: (size: EmbedSize) => void };

/** How large one pixel of a frame is in its sketch. */
const scale = 0.3;

/** Each size is drawn in its own proportions: who chooses sees the shape before the figures. */
export function SizeChoice({ size, onChoose }: Props) {
  return (
    <fieldset className="grid grid-cols-2 gap-3">
      <legend className="visually-hidden">{text.sizeTitle}</legend>
      {embedSizes.map((one) => {
        const { width, height } = measuresOf(one);
        return (
          <label
            key={one}
            className="grid min-h-32 cursor-pointer grid-rows-[1fr_auto] gap-3 rounded-card border border-rule p-3 hover:border-ink has-checked:border-ink has-checked:bg-raised has-checked:shadow-[inset_0_0_0_1px_var(--ink)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink sm:p-4"
          >
            <input
              type="radio"
              name="size"
              value={one}
              checked={one === size}
              onChange={() => onChoose(one)}
              className="sr-only"
            />
            <span className="grid place-items-center">
              <span
                aria-hidden="true"
                className="block rounded-small bg-night"
                style={{ width: width * scale, height: height * scale }}
              />
            </span>
            <span className="grid">
              <span className="font-semibold">{text.sizeNames[one]}</span>
              <span className="text-14 text-ink-2 tabular-nums">{text.sizeValue(width, height)}</span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
