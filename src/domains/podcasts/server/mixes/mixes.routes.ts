import { type Implementation, implement } from '#server/api/implement.ts';
import type { AppContext } from '#server/app-context.ts';
import { getMixes, getMixPlaylists } from '../../mixes.contract.ts';
import { playlistOfAddress, recentMixes } from '../../mixes.rules.ts';
import { localMixes } from './local-mixes.ts';
import { NotAtProviderError } from './mix-provider.ts';
import { createMixReader } from './mix-reader.ts';
import { remoteMixes } from './remote-mixes.ts';

export function mixesRoutes(context: Pick<AppContext, 'db' | 'clock' | 'config' | 'log'>): Implementation[] {
  const { config, clock, log } = context;
  const reader = createMixReader(config.mixcloud ? remoteMixes(config.mixcloud, clock) : localMixes(context));

  return [
    implement(getMixPlaylists, async ({ refuse, tag }) => {
      tag('mixes');
      try {
        return await reader.playlists();
      } catch (error) {
        log.warn({ err: error }, 'the playlists of the mixes did not come');
        return refuse('mix provider failed');
      }
    }),

    implement(getMixes, async ({ query, refuse, tag }) => {
      tag('mixes');
      const playlist = playlistOfAddress(query.playlist ?? recentMixes);
      try {
        return await reader.mixes(playlist === recentMixes ? null : playlist, query.next);
      } catch (error) {
        if (error instanceof NotAtProviderError) return refuse('playlist not found');
        log.warn({ err: error }, 'the mixes did not come');
        return refuse('mix provider failed');
      }
    }),
  ];
}
