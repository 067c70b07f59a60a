/** In the flow after every page's own content: what is told there lies over nothing, and nothing moves for it in the first view. */
export const noticePlace = 'notices';
