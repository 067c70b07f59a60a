import type { DomainModule } from '#server/domain-module.ts';
import { serveOnAirEvents } from './events.routes.ts';
import { layOutNowPlaying } from './hls/now-playing-object.ts';
import { serveIcecastAuth } from './icecast/icecast-auth.routes.ts';
import { createListenerTokens } from './listener-token.ts';
import { ratingsPersonalData } from './live.personal.ts';
import { liveRoutes } from './live.routes.ts';
import { createOnAirBoard } from './on-air-board.ts';
import { servePlayout } from './playout.routes.ts';
import { serveRelay } from './relay/relay.routes.ts';
import { createRequestSigner } from './relay/request-signer.ts';
import { serveStreams } from './stream.routes.ts';
import { createStreamList } from './stream-list.ts';

export const liveModule: DomainModule = {
  name: 'live',
  personalData: (secret) => [ratingsPersonalData(secret)],
  open(context) {
    const { clock, secret, broadcast, config, connectionLimits } = context;
    const tokens = createListenerTokens(secret);
    const streams = createStreamList(context);
    const board = createOnAirBoard({ ...context, streams });
    return {
      endpoints: liveRoutes({ ...context, board, streams, tokens }),
      async routes(app) {
        serveStreams(app, { ...context, streams, tokens, limit: connectionLimits.streams });
        serveRelay(app, { signer: createRequestSigner(secret, clock.now), broadcast });
        serveOnAirEvents(app, { clock, board, limit: connectionLimits.events });
        servePlayout(app, context, config.playoutKey);
        serveIcecastAuth(app, { clock, streams, tokens });
        await layOutNowPlaying({ ...context, board });
      },
    };
  },
};
