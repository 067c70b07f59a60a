import { RateButton } from './RateButton.tsx';

/** Like and dislike beside the play button; on a phone one on each side of it. */
export function RateButtons() {
  return (
    <>
      <span className="max-md:order-1">
        <RateButton rating={10} />
      </span>
      <span className="max-md:order-3">
        <RateButton rating={1} />
      </span>
    </>
  );
}
