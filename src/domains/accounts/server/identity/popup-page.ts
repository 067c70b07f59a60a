import { escapeHtml } from '#kit/escape-html.ts';
import { providerNames, type SocialProvider } from '../../social.rules.ts';
import type { LocalIdentity } from './local-provider.ts';

type Ready = { label: string; note: string } & (
  | { identity: Omit<LocalIdentity, 'provider'> }
  | { error: 'auth/account-exists-with-different-credential' | 'auth/internal-error' }
);

const giulia = { name: 'Giulia Serra', email: 'giulia.serra@posta.example', emailVerified: true, uid: '' };

/** One for each branch of the sign-in; everything else can be typed. */
const ready: Ready[] = [
  { label: 'Giulia Serra', note: 'indirizzo verificato', identity: giulia },
  {
    label: 'Chiara Bassi',
    note: 'ha già un account demo con la password',
    identity: { name: 'Chiara Bassi', email: 'ascoltatrice@demo.antena1.example', emailVerified: true, uid: '' },
  },
  {
    label: 'Marco Piras',
    note: 'indirizzo non verificato',
    identity: { name: 'Marco Piras', email: 'marco.piras@posta.example', emailVerified: false, uid: '' },
  },
  {
    label: 'Senza indirizzo',
    note: 'il fornitore non dice nessuna e-mail',
    identity: { name: 'Nina Testa', email: '', emailVerified: false, uid: '' },
  },
  {
    label: 'Un’altra Giulia',
    note: 'stesso indirizzo, altro uid',
    identity: { ...giulia, uid: 'another-uid-with-the-same-address' },
  },
  {
    label: 'Altro metodo',
    note: 'il fornitore conosce l’indirizzo per un’altra via',
    error: 'auth/account-exists-with-different-credential',
  },
  { label: 'Guasto', note: 'il fornitore non riesce', error: 'auth/internal-error' },
];

/** The window that stands for Google's or Facebook's. Nothing in it can be pressed before its script is there to hear it. */
export function popupHtml(provider: SocialProvider): string {
  const title = `${providerNames[provider]} di prova`;
  const choices = ready.map((one) => {
    const chosen = 'error' in one ? { error: one.error } : { identity: { ...one.identity, provider } };
    const data = escapeHtml(JSON.stringify(chosen));
    return `<li><button type="button" data-choice="${data}"><b>${escapeHtml(one.label)}</b> <span>${escapeHtml(one.note)}</span></button></li>`;
  });
  return `<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/dev/identity/popup.css"><script type="module" src="/dev/identity/popup.js"></script></head>
<body data-provider="${provider}"><main><h1>${escapeHtml(title)}</h1>
<p>Questa finestra sta al posto del fornitore vero: non esiste in produzione.</p>
<fieldset disabled><h2>Chi sei?</h2><ul>${choices.join('')}</ul>
<h2>Oppure scrivi tu</h2><form>
<label>E-mail <input name="email" type="text" autocomplete="off" maxlength="254"></label>
<label>Nome <input name="name" type="text" autocomplete="off" maxlength="100"></label>
<label>uid <input name="uid" type="text" autocomplete="off" maxlength="128"></label>
<label class="check"><input name="emailVerified" type="checkbox" checked> Indirizzo verificato</label>
<button>Continua</button></form>
<p role="alert"></p><button type="button" id="cancel">Annulla</button></fieldset></main></body></html>`;
}
