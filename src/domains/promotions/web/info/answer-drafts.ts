/** What somebody has written and not sent. It outlives a login in between and a look at another page, not the window. */
const drafts = new Map<number, string>();

export const draftOf = (promotionId: number) => drafts.get(promotionId) ?? '';

export function keepDraft(promotionId: number, answer: string): void {
  if (answer === '') drafts.delete(promotionId);
  else drafts.set(promotionId, answer);
}
