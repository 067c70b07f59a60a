import { createDraft, everyField, isText } from '#web/forms/create-draft.ts';
import { recommendationNames } from '../recommendations.decode.ts';
import { emptyRecommendation, type Recommendation, recommendationFields } from '../recommendations.rules.ts';

/** What is told so far, and how many fields of it are confirmed. */
export type Told = { told: Recommendation; confirmed: number };

export const nothingTold: Told = { told: emptyRecommendation, confirmed: 0 };
/** The last field is confirmed by sending. */
export const lastStep = recommendationFields.length - 1;

const kept = createDraft<Recommendation & { confirmed: number }>({
  key: 'draft',
  lives: 'browser',
  fields: {
    ...everyField(recommendationFields, isText),
    confirmed: (value) => recommendationFields.some((_, step) => step === value),
  },
  upgrade: recommendationNames.decode,
});

/** What this browser was never able to send. */
export const draft = {
  read(): Told {
    const { confirmed = 0, ...told } = kept.read();
    return { told: { ...emptyRecommendation, ...told }, confirmed };
  },
  keep: ({ told, confirmed }: Told) => kept.keep({ ...told, confirmed }),
  clear: kept.clear,
};
