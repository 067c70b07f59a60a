/** The attribute at the beginning of what is below the fold; `hydrated` once it answers to clicks. */
export const belowTheFold = 'data-below-the-fold';
