import { wholeNumber } from './fields.ts';

/** Lists are paged with offset and count. Beyond the end a list is empty, never an error. */
export const longestPage = 100;
export const offsetField = wholeNumber({ min: 0, max: 10_000_000 });
export const countField = wholeNumber({ min: 1, max: longestPage });
/** A total above this is not counted to its end: it is given as one more, and shown as "more than". */
export const mostCounted = 10_000;
