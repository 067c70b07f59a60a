/** The parts of the listen page that come after its first view, in one piece. */
export { BelowPlayer } from './BelowPlayer.tsx';
export { RateButtons } from './RateButtons.tsx';
export { StreamChoice } from './StreamChoice.tsx';
