import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addressField } from '#contract/fields.ts';
import { escapeHtml } from '#kit/escape-html.ts';
import { formatDate, formatTime } from '#kit/zones.ts';
import { sendFailure } from '../api/error-handler.ts';
import type { ZodSchemas } from '../api/route-schemas.ts';
import type { DbOrTx } from '../database.ts';
import { mailOutbox } from './mail.tables.ts';

type Row = typeof mailOutbox.$inferSelect;

/** /dev/mail: what would have been posted. The app mounts it outside production only. */
export function serveMailViewer(app: FastifyInstance, db: DbOrTx): void {
  app.get('/dev/mail', { config: { access: 'public' } }, async (_request, reply) => {
    const mails = await db.select().from(mailOutbox).orderBy(desc(mailOutbox.writtenAt)).limit(200);
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(listHtml(mails));
  });

  const ofMail = { config: { access: 'public' as const }, schema: { params: z.object({ id: addressField }) } };
  app.withTypeProvider<ZodSchemas>().get('/dev/mail/:id', ofMail, async (request, reply) => {
    const { id } = request.params;
    const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);
    const [mail] = isId ? await db.select().from(mailOutbox).where(eq(mailOutbox.id, id)) : [];
    if (!mail) return sendFailure(reply, 404, 'not found');
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(mailHtml(mail));
  });
}

function frame(title: string, body: string): string {
  return `<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title></head><body>${body}</body></html>`;
}

function listHtml(mails: Row[]): string {
  const rows = mails.map(
    (mail) =>
      `<li><a href="/dev/mail/${mail.id}">${escapeHtml(mail.subject)}</a><br>a ${escapeHtml(mail.to)}, ${when(mail)}</li>`,
  );
  const body = rows.length > 0 ? `<ol>${rows.join('')}</ol>` : '<p>Nessuna mail, per ora.</p>';
  return frame('Posta in uscita', `<main><h1>Posta in uscita</h1>${body}</main>`);
}

function mailHtml(mail: Row): string {
  // The mail's own HTML stands in a sandboxed frame: nothing in it can run or reach this page.
  return frame(
    mail.subject,
    `<main><p><a href="/dev/mail">Tutte le mail</a></p><h1>${escapeHtml(mail.subject)}</h1>
<p>A: ${escapeHtml(mail.to)}<br>Scritta: ${when(mail)}<br>Message-ID: ${escapeHtml(mail.messageId)}</p>
<h2>Testo</h2><pre style="white-space:pre-wrap;overflow-wrap:anywhere">${withLinks(mail.text)}</pre>
<h2>HTML</h2><iframe title="Mail" sandbox srcdoc="${escapeHtml(mail.html)}" height="800" style="width:100%;max-width:40rem"></iframe></main>`,
  );
}

/** The frame lets nobody out: the text's addresses are what can be followed. */
function withLinks(text: string): string {
  const parts = text.split(/(https?:\/\/\S+)/);
  return parts
    .map(escapeHtml)
    .map((part, index) => (index % 2 === 1 ? `<a href="${part}">${part}</a>` : part))
    .join('');
}

function when(mail: Row): string {
  return `${formatDate(mail.writtenAt)} ${formatTime(mail.writtenAt)}`;
}
