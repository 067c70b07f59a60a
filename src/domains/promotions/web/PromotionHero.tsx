import type { ReactNode } from 'react';
import { Picture } from '#web/ui/Picture.tsx';
import type { PromotionItem } from '../promotions.decode.ts';

type Props = {
  promotion: Pick<PromotionItem, 'darkText'>;
  file: string;
  /** Set on the picture, in letters that suit it. */
  children: ReactNode;
};

/**
 * A wide picture with words on it. Where the scheme is D the ground that carries them is light and the letters are dark,
 * else it is night and they are light; so they can be read on any picture.
 */
export function PromotionHero({ promotion, file, children }: Props) {
  return (
    <div
      data-color-scheme={promotion.darkText ? 'D' : 'L'}
      data-theme={promotion.darkText ? 'paper' : 'night'}
      className="relative grid overflow-hidden rounded-card bg-ground text-ink lg:flex lg:min-h-128"
    >
      <span className="absolute inset-0 *:size-full">
        <Picture file={file} alt="" place="banner" width={1920} height={800} priority className="rounded-none!" />
      </span>
      <div className="relative mt-44 h-20 bg-[linear-gradient(to_top,--alpha(var(--ground)/94%),transparent)] md:mt-64 lg:hidden" />
      <div className="relative grid content-end bg-ground/94 px-5 pb-6 md:px-8 md:pb-8 lg:max-w-[58%] lg:py-12 lg:pl-12">
        {children}
      </div>
      <div className="relative w-40 bg-[linear-gradient(to_right,--alpha(var(--ground)/94%),transparent)] max-lg:hidden" />
    </div>
  );
}
