import { escapeHtml } from '#kit/escape-html.ts';
import type { MailContent } from '#server/mail/mail.ts';
import { applicationMailText, applicationMessages } from '../application.messages.ts';
import { type ApplicationText, applicationFields } from '../careers.rules.ts';

/** Tells whoever reads the applications that there is one. The CV stays where it is: mailboxes keep things for ever. */
export function applicationMail(told: ApplicationText, id: number, to: string): MailContent {
  const lines = applicationFields.map((field) => `${applicationMessages.labels[field]}: ${told[field]}`);
  const where = applicationMailText.where(id);
  return {
    kind: 'job-application',
    to,
    subject: applicationMailText.subject(told.position, `${told.name} ${told.lastName}`),
    text: [...lines, '', where].join('\n'),
    html: `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul><p>${escapeHtml(where)}</p>`,
  };
}
