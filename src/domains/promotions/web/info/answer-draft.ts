import { createDraft, isText } from '#web/forms/create-draft.ts';

export type WrittenAnswer = { answer: string; rules: boolean };

/** What somebody has written and not sent. It outlives a login in between, a look at another page and a reload. */
export const answerDraft = (promotionId: number) =>
  createDraft<WrittenAnswer>({
    key: `promotion-answer-${promotionId}`,
    lives: 'tab',
    // An erased answer is no draft, and the rules are accepted anew each time.
    fields: { answer: (value) => isText(value) && value !== '' },
  });
