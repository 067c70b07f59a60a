import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { exactField } from '#contract/fields.ts';
import { Refusal } from '#contract/refusal.ts';
import type { Piece } from '#engines/station/channel.ts';
import { sendFailure } from '#server/api/error-handler.ts';
import type { ZodSchemas } from '#server/api/route-schemas.ts';
import type { Broadcast } from '../broadcast.ts';
import { createStreamingResponses } from '../streaming-responses.ts';
import { listenersPath } from './crowd.ts';
import { relayPath } from './relay-follower.ts';
import { encodeMessage } from './relay-message.ts';
import type { RequestSigner } from './request-signer.ts';

/** Who has not taken this much is not reading any more. */
const mostUnsentBytes = 8 * 1024 * 1024;
const mostProcesses = { total: 100, perAddress: 100 };
const longestReport = 32 * 1024 * 1024;

const reportSchema = z.object({
  process: exactField(1, 64),
  sockets: z.array(z.tuple([exactField(1, 200), z.number().int().min(0)])),
  fetched: z.array(z.tuple([exactField(1, 100), exactField(1, 200)])),
});

type Tools = { signer: RequestSigner; broadcast: Pick<Broadcast, 'led' | 'hearReport'> };

/** From process to process, with the signature of the house: the leader's sound for those who hand it on, and their listeners for its count. */
export function serveRelay(app: FastifyInstance, { signer, broadcast }: Tools): void {
  const answers = createStreamingResponses(app, mostProcesses);
  const forHouse = {
    config: { access: 'operator' as const },
    onRequest: async ({ method, url, headers }: FastifyRequest) => {
      if (!signer.isSigned({ method, path: url }, headers)) throw new Refusal(403, 'forbidden');
    },
  };

  app.get(relayPath, { ...forHouse, exposeHeadRoute: false }, async (_request, reply) => {
    const led = broadcast.led();
    if (led.length === 0) return sendFailure(reply, 503, 'another process leads');
    const raw = answers.begin(reply, { 'content-type': 'application/octet-stream', 'cache-control': 'no-store' });
    if (!raw) return reply;
    raw.writeHead(200);
    const leaving = led.map((channel) => {
      const send = (piece: Piece) => {
        if (raw.writableLength > mostUnsentBytes) raw.destroy();
        else raw.write(encodeMessage({ channel: channel.id, piece }));
      };
      for (const piece of channel.pieces()) send(piece);
      return channel.follow(send);
    });
    answers.hold(raw, () => {
      for (const leave of leaving) leave();
    });
    return reply;
  });

  app.withTypeProvider<ZodSchemas>().post(
    listenersPath,
    {
      ...forHouse,
      schema: { body: reportSchema },
      bodyLimit: longestReport,
      preParsing: async ({ headers }, _reply, payload) => {
        const body = await buffer(payload);
        if (!signer.isSignedBody(body, headers)) throw new Refusal(403, 'forbidden');
        return Object.assign(Readable.from([body]), { receivedEncodedLength: body.length });
      },
    },
    async (request, reply) => {
      broadcast.hearReport(request.body);
      return reply.status(204).send();
    },
  );
}
