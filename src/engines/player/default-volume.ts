export type Volume = { volume: number; previousVolume: number };

/** Known before the player itself has been fetched. */
export const defaultVolume: Volume = { volume: 80, previousVolume: 80 };
