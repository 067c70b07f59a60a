import { useQuery } from '@tanstack/react-query';
import { staffApi } from '#staff/api.ts';
import { PaneCard } from '#staff/ui/PaneCard.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { getArticleChecks } from '../../news.staff.contract.ts';
import { articleMessages } from './article.messages.ts';
import type { Article } from './article.ts';

const text = articleMessages.checks;

/** What an editor may want to look at first. Advice: nothing of it holds anybody back. */
export function ChecksCard({ item: { id, version } }: { item: Article }) {
  const { data } = useQuery({
    queryKey: ['news', 'checks', id, version],
    placeholderData: (before) => before,
    queryFn: () => staffApi.call(getArticleChecks, { params: { id } }),
  });
  if (!data) return null;
  return (
    <PaneCard
      title={text.title}
      side={data.length > 0 && <strong className="text-12 text-advice">{text.count(data.length)}</strong>}
    >
      <ul className="grid gap-2">
        {data.length === 0 && (
          <li className="flex gap-2 text-live-ink">
            <Icon name="check" size={18} className="flex-none" />
            {text.fine}
          </li>
        )}
        {data.map(({ code, field, message }) => (
          <li key={`${code} ${field} ${message}`} className="flex gap-2">
            <Icon name="warning" size={18} className="flex-none text-advice" />
            <span className="min-w-0 wrap-anywhere">{message}</span>
          </li>
        ))}
      </ul>
    </PaneCard>
  );
}
