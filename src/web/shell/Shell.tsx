import { useEffect } from 'react';
import { Outlet } from 'react-router';

/** What stands around every page. */
export function Shell() {
  useEffect(() => {
    document.documentElement.dataset.ready = 'true';
  }, []);
  return (
    <main id="contenuto">
      <Outlet />
    </main>
  );
}
