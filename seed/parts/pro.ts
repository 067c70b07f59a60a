import { addFaq } from '#domains/pro/server/pro-write.store.ts';
import type { SeedPart } from '#server/demo/seed-once.ts';
import { proFaqs } from '../content/pro.ts';

export const seedPro: SeedPart = {
  name: 'pro',
  label: 'le domande su PRO',
  tags: ['pro-faqs'],
  async run({ db }) {
    for (const [position, faq] of proFaqs.entries()) await addFaq(db, { ...faq, position });
  },
};
