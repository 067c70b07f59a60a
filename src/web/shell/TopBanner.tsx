import type { ReactNode } from 'react';
import { maintenanceMessage, shellMessages } from '#domains/site/site.messages.ts';
import { useShell } from './use-shell.ts';

const look = 'block px-4 py-2.5 text-center text-14 leading-snug font-medium';

/** The newsroom's line above everything; while the house is under repair, the notice of it. */
export function TopBanner() {
  const { parameters, bannerPaint: paint } = useShell();
  const { title, text, link, maintenance } = parameters;
  if (maintenance) {
    return (
      <p lang={maintenanceMessage.lang} role="note" className={`${look} bg-night text-moon`}>
        {maintenanceMessage.text}
      </p>
    );
  }
  if (!text) return null;
  const style = { backgroundImage: `linear-gradient(90deg, ${paint.start}, ${paint.end})`, color: paint.text };
  return (
    <section aria-label={title || text} data-banner style={style}>
      <BannerLink link={link}>{text}</BannerLink>
    </section>
  );
}

/** A path of this site opens here, anything else in a new tab. */
function BannerLink({ link, children }: { link: string; children: ReactNode }) {
  if (!link) return <p className={look}>{children}</p>;
  const words = (
    <>
      {children} <span aria-hidden="true">·</span>{' '}
      <span className="font-semibold whitespace-nowrap underline underline-offset-3">{shellMessages.more}</span>
    </>
  );
  const linkLook = `${look} min-h-11 content-center no-underline -outline-offset-4 outline-current!`;
  if (/^\/(?![/\\])/.test(link)) {
    return (
      <a href={link} className={linkLook}>
        {words}
      </a>
    );
  }
  return (
    <a href={link} target="_blank" rel="noopener" className={linkLook}>
      {words} <span className="visually-hidden">{shellMessages.newTab}</span>
    </a>
  );
}
