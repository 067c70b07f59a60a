import { sanitizeHtml } from '#server/html/sanitize-html.ts';
import type { Faq } from '../pro.contract.ts';
import type { FaqRow } from './pro.store.ts';

export function presentFaq({ question, answer }: FaqRow): Faq {
  return { question, answer: sanitizeHtml(answer) };
}
