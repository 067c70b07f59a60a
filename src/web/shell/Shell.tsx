import { Suspense, useState } from 'react';
import { Outlet } from 'react-router';
import { deferred } from '../parts/deferred.ts';
import { useScrollPlace } from '../scroll/use-scroll-place.ts';
import { CategoryBar } from './CategoryBar.tsx';
import { ExtrasMount } from './ExtrasMount.tsx';
import { Header } from './Header.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { noticePlace } from './notice-place.ts';
import { PlayerSlot } from './PlayerSlot.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TopBanner } from './TopBanner.tsx';
import { usePageChange } from './use-page-change.ts';

const Footer = deferred(() => import('./footer/Footer.tsx'), 'Footer');

/** The same element at every render: until its code is here the server's HTML stands, and a new one would drop that HTML. */
const footer = (
  <Suspense>
    <Footer />
  </Suspense>
);

/** What stands around every page. */
export function Shell() {
  const [isMenuOpen, setMenuOpen] = useState(false);
  useScrollPlace();
  const announcement = usePageChange();

  return (
    <>
      <SkipLink />
      <NavigationProgress />
      <p aria-live="polite" className="visually-hidden">
        {announcement}
      </p>
      <ExtrasMount />
      <div inert={isMenuOpen}>
        <TopBanner />
      </div>
      <Header isMenuOpen={isMenuOpen} setMenuOpen={setMenuOpen} />
      <div inert={isMenuOpen} className="contents">
        <CategoryBar />
        <main id="contenuto" tabIndex={-1} className="min-h-[60vh] outline-none">
          <Outlet />
        </main>
        <div id={noticePlace} />
        {footer}
      </div>
      <PlayerSlot />
    </>
  );
}
