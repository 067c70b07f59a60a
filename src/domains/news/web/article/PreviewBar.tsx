import { articleFootMessages as text } from '../../news.article-foot.messages.ts';

/** Says that this is not what readers see. */
export function PreviewBar() {
  return (
    <p role="status" className="sticky top-0 z-10 bg-accent px-4 py-3 text-center text-14 font-semibold text-paper">
      {text.preview}
    </p>
  );
}
