import { CallError } from '#contract/client.ts';
import type { ItemScreenProps } from '#staff/desk.ts';
import { useItem } from '#staff/form/use-item.ts';
import { LoadFailure } from '#staff/frame/LoadFailure.tsx';
import { Loading } from '#staff/frame/Loading.tsx';
import { LostScreen } from '#staff/frame/LostScreen.tsx';
import { ArticleEditor } from './ArticleEditor.tsx';
import type { Article } from './article.ts';

/** Where an article is written, from the first idea to the correction. */
export function ArticleScreen({ resource, id }: ItemScreenProps) {
  const { data: item, error, refetch } = useItem(resource, id);
  if (id === null) return <ArticleEditor item={null} />;
  if (item) return <ArticleEditor item={item as Article} />;
  if (error instanceof CallError && error.status === 404) return <LostScreen />;
  if (error) return <LoadFailure error={error} onAgain={() => void refetch()} />;
  return <Loading />;
}
