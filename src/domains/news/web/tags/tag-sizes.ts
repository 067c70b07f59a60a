/** How many news a theme's page opens with, and how many every further load brings. */
export const firstCount = 12;
export const moreCount = 16;

/** More come within this reach of the end. */
export const tagReach = { withinPx: 1_000, pauseMs: 100 };
