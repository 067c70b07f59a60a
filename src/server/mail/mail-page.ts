import { escapeHtml } from '#kit/escape-html.ts';

export type MailPart = { text: string } | { code: string } | { label: string; address: string };

type Frame = { stationName: string; publicUrl: string; name: string; subject: string };

/** One mail as text and as HTML. No pictures and no outside address: opening it tells nobody anything. */
export function mailPage(frame: Frame, parts: MailPart[]): { text: string; html: string } {
  return { text: textOf(frame, parts), html: htmlOf(frame, parts) };
}

function textOf({ stationName, publicUrl, name }: Frame, parts: MailPart[]): string {
  const lines = parts.map((part) => {
    if ('code' in part) return `    ${part.code}`;
    return 'address' in part ? `${part.label}:\n${part.address}` : part.text;
  });
  return [`Olá, ${name}!`, ...lines, `${stationName}\n${publicUrl}`].join('\n\n');
}

const textStyle = 'margin:0 0 16px;font-size:16px;line-height:1.5';
const codeStyle = 'margin:0 0 16px;font:700 32px/1.2 monospace;letter-spacing:6px';
const buttonStyle =
  'display:inline-block;padding:12px 20px;border-radius:6px;background:#0b5cad;color:#ffffff;font-weight:700;text-decoration:none';

/** The colours of text and ground are left to the reader's program, so that a dark one stays dark. */
function htmlOf({ stationName, publicUrl, name, subject }: Frame, parts: MailPart[]): string {
  const blocks = parts.map((part) => {
    if ('code' in part) return `<p style="${codeStyle}">${escapeHtml(part.code)}</p>`;
    if ('text' in part) return `<p style="${textStyle}">${escapeHtml(part.text)}</p>`;
    const address = escapeHtml(part.address);
    return `<p style="${textStyle}"><a href="${address}" style="${buttonStyle}">${escapeHtml(part.label)}</a></p>`;
  });
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title>`;
  const greeting = `<p style="${textStyle}">Olá, ${escapeHtml(name)}!</p>`;
  const closing = `<p style="margin:24px 0 0;font-size:14px"><a href="${escapeHtml(publicUrl)}" style="color:inherit">${escapeHtml(stationName)}</a></p>`;
  return `<!doctype html><html lang="pt-BR"><head>${head}</head><body style="margin:0;font-family:sans-serif"><main style="max-width:560px;margin:0 auto;padding:24px"><h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(subject)}</h1>${greeting}${blocks.join('')}${closing}</main></body></html>`;
}
