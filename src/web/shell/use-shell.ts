import { useRouteLoaderData } from 'react-router';
import type { ShellData } from './shell-data.ts';

/** The route around all pages, whose data every part of a page may read. */
export const shellId = 'shell';

export function useShell(): ShellData {
  const data = useRouteLoaderData(shellId) as ShellData | undefined;
  if (!data) throw new Error('the shell has not loaded');
  return data;
}
