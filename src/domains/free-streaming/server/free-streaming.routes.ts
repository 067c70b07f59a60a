import { Refusal } from '#contract/refusal.ts';
import { escapeHtml } from '#kit/escape-html.ts';
import { type Implementation, implement } from '#server/api/implement.ts';
import type { AppContext } from '#server/app-context.ts';
import { sendFreeStreamingRequest } from '../free-streaming.contract.ts';
import { requestNames } from '../free-streaming.decode.ts';
import { freeStreamingMessages } from '../free-streaming.messages.ts';
import { type FreeStreamingRequest, firstProblem, requestFields } from '../free-streaming.rules.ts';
import { keepRequest } from './free-streaming.store.ts';

export function freeStreamingRoutes({
  db,
  mail,
  config,
}: Pick<AppContext, 'db' | 'mail' | 'config'>): Implementation[] {
  return [
    implement(sendFreeStreamingRequest, async ({ body }) => {
      const request = requestNames.decode(body);
      const problem = firstProblem(request);
      if (problem)
        throw new Refusal(400, problem.message, { data: { field: requestNames.encodeField(problem.field) } });
      await db.transaction(async (tx) => {
        await keepRequest(tx, request);
        await mail.write(tx, applicationMail(request, config.mailFrom));
      });
      return null;
    }),
  ];
}

function applicationMail(request: FreeStreamingRequest, to: string) {
  const lines = requestFields.map((field) => `${freeStreamingMessages.labels[field]}: ${request[field]}`);
  return {
    kind: 'free-streaming',
    to,
    subject: `Streaming gratuito: ${request.tradeName}`,
    text: lines.join('\n'),
    html: `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`,
  };
}
