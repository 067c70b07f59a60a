import { useEffect, useState } from 'react';
import { useOnDemand } from './use-on-demand.ts';

const loadExtras = () => import('./extras/ShellExtras.tsx');

/** Where the extras come in once the page is alive. It holds that by itself: nothing else of the shell renders again for it. */
export function ExtrasPlace() {
  const [isAlive, setAlive] = useState(false);
  const extras = useOnDemand(loadExtras, isAlive);
  useEffect(() => setAlive(true), []);
  return extras && <extras.ShellExtras />;
}
