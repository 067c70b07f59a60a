import type { DbOrTx } from '#server/database.ts';
import { sanitizeHtml } from '#server/html/sanitize-html.ts';
import { proFaqs } from './pro.tables.ts';

/** The pages that show it are told by `pro-faqs`, in the transaction that writes. */
export async function addFaq(
  db: DbOrTx,
  { question, answer, position }: { question: string; answer: string; position: number },
): Promise<void> {
  await db.insert(proFaqs).values({ question, answer: sanitizeHtml(answer), position });
}
