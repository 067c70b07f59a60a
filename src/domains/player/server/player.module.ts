import type { DomainModule } from '#server/domain-module.ts';
import { serveEmbed } from './embed.routes.ts';
import { listenOEmbed, serveOEmbed } from './oembed.routes.ts';

export const playerModule: DomainModule = {
  name: 'player',
  open: (context) => ({
    async routes(app, { client, oembed }) {
      await serveEmbed(app, { ...context, client });
      serveOEmbed(app, context, oembed);
    },
    oembed: [listenOEmbed(context)],
  }),
};
