/** In it a page shows that its visit is one that the station has opened; bodies stay as they are specified. */
export const visitHeader = 'a1-visit';
