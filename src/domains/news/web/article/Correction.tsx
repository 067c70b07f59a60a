import { printedDay, printedHour } from '#kit/printed-date.ts';
import type { News } from '../../article.decode.ts';
import { articleMessages } from '../../news.article.messages.ts';
import { articleFootMessages as text } from '../../news.article-foot.messages.ts';

/** What was wrong and has been put right, and when. */
export function Correction({ correction, correctionDate }: Pick<News, 'correction' | 'correctionDate'>) {
  if (!correction) return null;
  return (
    <aside aria-label={text.correction} data-correction className="border-l-4 border-accent pl-4 text-16">
      <p className="font-semibold">{text.correction}</p>
      <p className="whitespace-pre-line">{correction}</p>
      {correctionDate && (
        <p className="text-14 text-ink-2">
          <time dateTime={correctionDate}>
            {articleMessages.at(printedDay(correctionDate), printedHour(correctionDate))}
          </time>
        </p>
      )}
    </aside>
  );
}
