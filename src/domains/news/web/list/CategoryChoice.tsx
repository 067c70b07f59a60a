import { useNavigate } from 'react-router';
import { newsFilter } from '#web/shell/news-filter.ts';
import { useShell } from '#web/shell/use-shell.ts';
import { Select } from '#web/ui/Select.tsx';
import { allNewsSlug, newsListPath } from '../../news.addresses.ts';
import { listMessages as text } from '../../news.list.messages.ts';

/** The list's own dropdown. Without scripts it is a form, and the list's address knows what was chosen. */
export function CategoryChoice({ category }: { category: string }) {
  const { categories } = useShell();
  const navigate = useNavigate();
  const options = [
    { value: allNewsSlug, label: text.all },
    ...categories.map(({ slug, name }) => ({ value: slug, label: name })),
  ];

  function choose(slug: string): void {
    newsFilter.reset();
    void navigate(newsListPath(slug));
  }
  return (
    <form action="/notizie" className="flex items-end gap-3 *:grow">
      <Select
        label={text.category}
        name="categoria"
        value={category || allNewsSlug}
        onChange={choose}
        options={options}
      />
      <noscript>
        <button type="submit" className="min-h-12 rounded-card border border-ink px-4 text-14 font-semibold">
          {text.go}
        </button>
      </noscript>
    </form>
  );
}
