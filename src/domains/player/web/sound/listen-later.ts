/** The parts of the listen page that come after its first view, in one piece. */
export { BelowPlayer } from '../bar/BelowPlayer.tsx';
export { RateButtons } from '../bar/RateButtons.tsx';
export { StreamChoice } from '../bar/StreamChoice.tsx';
