import { useEffect, useState } from 'react';
import { useOnDemand } from './use-on-demand.ts';

const loadExtras = () => import('./extras/ShellExtras.tsx');

/** Where the extras come in once the page is hydrated. It holds that by itself: nothing else of the shell renders again for it. */
export function ExtrasMount() {
  const [isHydrated, setHydrated] = useState(false);
  const extras = useOnDemand(loadExtras, isHydrated);
  useEffect(() => setHydrated(true), []);
  return extras && <extras.ShellExtras />;
}
