import { Suspense, useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { useScrollPlace } from '../scroll/use-scroll-place.ts';
import { CategoryBar } from './CategoryBar.tsx';
import { Footer } from './footer/Footer.deferred.ts';
import { Header } from './Header.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { PlayerSlot } from './PlayerSlot.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TopBanner } from './TopBanner.tsx';
import { answerUnbuiltLinks } from './unbuilt-links.ts';
import { useOnDemand } from './use-on-demand.ts';
import { usePageChange } from './use-page-change.ts';

const loadExtras = () => import('./extras/ShellExtras.tsx');

/** What stands around every page. */
export function Shell() {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isAlive, setAlive] = useState(false);
  useScrollPlace();
  const announcement = usePageChange();
  const extras = useOnDemand(loadExtras, isAlive);
  useEffect(() => {
    setAlive(true);
    return answerUnbuiltLinks();
  }, []);

  return (
    <>
      <SkipLink />
      <NavigationProgress />
      <p aria-live="polite" className="visually-hidden">
        {announcement}
      </p>
      {extras && <extras.ShellExtras />}
      <div inert={isMenuOpen}>
        <TopBanner />
      </div>
      <Header isMenuOpen={isMenuOpen} setMenuOpen={setMenuOpen} />
      <div inert={isMenuOpen} className="contents">
        <CategoryBar />
        <main id="contenuto" tabIndex={-1} className="min-h-[60vh] outline-none">
          <Outlet />
        </main>
        <Suspense>
          <Footer />
        </Suspense>
      </div>
      <PlayerSlot />
    </>
  );
}
