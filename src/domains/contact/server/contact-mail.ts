import { escapeHtml } from '#kit/escape-html.ts';
import type { MailContent } from '#server/mail/mail.ts';
import { contactMessages as messages } from '../contact.messages.ts';
import { type ContactForm, isSubject } from '../contact.rules.ts';

const told = ['name', 'email', 'phone', 'city', 'region'] as const;

/** What the desk gets. The writer gets none: anybody could have written anybody's address into the form. */
export function contactMail(form: ContactForm, to: string): MailContent {
  const subject = isSubject(form.categoryId) ? messages.subjects[form.categoryId] : '';
  const lines = told.map((field) => `${messages.labels[field]}: ${form[field]}`);
  return {
    kind: 'contact',
    to,
    subject: `${subject}: messaggio di ${form.name}`,
    text: [...lines, '', form.text].join('\n'),
    html: `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul><p style="white-space:pre-line">${escapeHtml(form.text)}</p>`,
  };
}
