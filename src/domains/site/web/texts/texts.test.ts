import { describe, expect, test } from 'vitest';
import { aboutPage } from './about.ts';
import { appsPage } from './apps.ts';
import { storedItems } from './browser-storage.ts';
import { cookiePolicy } from './cookies.ts';
import { deleteData } from './delete-data.ts';
import type { LegalText, StationFacts } from './legal.types.ts';
import { privacyPolicy } from './privacy.ts';
import { termsOfUse } from './terms.ts';

const station: StationFacts = {
  name: 'Radio Prova',
  company: 'Radio Prova S.r.l.',
  address: 'Via dei Microfoni 5, 00193 Roma',
  taxId: '01234567890',
  email: 'ciao@prova.example',
  dpoEmail: 'privacy@prova.example',
  phone: '06 5550123',
};

const privacy = privacyPolicy(station);
const terms = termsOfUse(station);
const about = aboutPage(station);
const apps = appsPage(station);
const legalTexts: [string, LegalText][] = [
  ['privacy', privacy],
  ['terms', terms],
  ['cookies', cookiePolicy(station)],
  ['delete-data', deleteData(station)],
];

/** Every string of a text, however deep. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(strings);
}

/** What a reader reads: no ids, no dates, no kinds. */
function prose(text: LegalText): string[] {
  const blocks = text.sections.flatMap((section) =>
    section.blocks.flatMap((block) => {
      if (block.kind === 'p') return [block.text];
      if (block.kind === 'list') return block.items;
      return [...block.head, ...block.rows.flat()];
    }),
  );
  return [text.title, text.intro, ...text.sections.map((section) => section.heading), ...blocks];
}

const words = (texts: string[]) => texts.join(' ').match(/\p{L}[\p{L}\p{N}’-]*/gu) ?? [];
const said = (text: LegalText) => prose(text).join(' ').replaceAll('**', '');
const sectionOf = (text: LegalText, id: string) => {
  const section = text.sections.find((one) => one.id === id);
  if (!section) throw new Error(`no section ${id}`);
  return section;
};

describe('the legal texts', () => {
  const italianWords = new Set(
    'di che e la il un a per in una non con i si le della del dei da è o se sono'.split(' '),
  );

  test.each([
    ['privacy', privacy],
    ['terms', terms],
  ])('[TERMS-06] the %s text is Italian and long', (_name, text) => {
    const all = words(prose(text));
    expect(all.length).toBeGreaterThanOrEqual(1800);
    const italian = all.filter((word) => italianWords.has(word.toLowerCase())).length;
    expect(italian / all.length).toBeGreaterThan(0.2);
    expect(said(text)).not.toMatch(/não|você|ção|\b(the|and|lorem)\b/i);
  });

  test('[TERMS-07] the terms forbid flooding and list the kinds of content that are not welcome', () => {
    expect(strings(sectionOf(terms, 'comportamento')).join(' ')).toMatch(/vietato il \*\*flooding\*\*/);
    const forbidden = sectionOf(terms, 'contenuti-vietati').blocks.find((block) => block.kind === 'list');
    expect(forbidden?.items.length).toBeGreaterThanOrEqual(10);
  });

  test('[TERMS-08] the terms state the launch price, its length and the discount', () => {
    const launch = prose(terms).find((text) => text.startsWith('**Prezzo di lancio.**'));
    expect(launch).toContain('R$4,95 al mese o R$49,90 all’anno per 12 mesi');
    expect(launch).toContain('sconto del 50%');
  });

  test('[TERMS-09] the terms say that payment runs through the app stores and a payments provider', () => {
    expect(said(terms)).toContain('attraverso gli store delle app e un fornitore di servizi di pagamento');
  });

  test('[TERMS-10] the terms promise an answer within 5 days', () => {
    expect(strings(sectionOf(terms, 'contatti')).join(' ')).toContain('Rispondiamo **entro 5 giorni**');
  });

  test('the terms give both full prices, the renewal and the only place to buy', () => {
    const pro = strings(sectionOf(terms, 'pro')).join(' ');
    for (const fact of [
      'R$9,90 al mese',
      'R$99,90 all’anno',
      'si rinnova automaticamente',
      'non si può comprare sul sito',
    ]) {
      expect(pro).toContain(fact);
    }
  });

  test('the privacy policy and the cookie page name every cookie and stored item', () => {
    for (const text of [privacy, cookiePolicy(station)]) {
      const cells = prose(text);
      for (const item of storedItems) expect(cells).toContain(item.name);
    }
    for (const name of ['auth_jwt', 'a1_browserHash', 'CookieConsent', 'huntBanner', 'volume', 'stream', 'draft']) {
      expect(storedItems.map((item) => item.name)).toContain(name);
    }
  });

  test('the deletion page says what the law keeps, how long, and that PRO stands in the way', () => {
    const text = said(deleteData(station));
    for (const fact of ['10 anni', '6 mesi', 'Finché PRO è attivo la cancellazione viene rifiutata', 'anonimi']) {
      expect(text).toContain(fact);
    }
  });

  test.each(legalTexts)('the %s text has one anchor per section and a readable date', (_name, text) => {
    const ids = text.sections.map((section) => section.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(new Date(text.updated).toISOString().slice(0, 10)).toBe(text.updated);
  });

  test.each(legalTexts)('every table row of the %s text has a cell under each heading', (_name, text) => {
    for (const block of text.sections.flatMap((section) => section.blocks)) {
      if (block.kind === 'table') for (const row of block.rows) expect(row).toHaveLength(block.head.length);
    }
  });
});

describe('the other pages', () => {
  test('the about page tells a story of 700 words with six moments and the numbers of the network', () => {
    expect(words(strings([about.lead, about.chapters, about.timeline])).length).toBeGreaterThanOrEqual(700);
    expect(about.timeline).toHaveLength(6);
    expect(strings(about).join(' ')).toContain('7 stati e più di 550 comuni');
    expect(strings(about).join(' ')).toContain('filiale a Roma');
    const ids = about.chapters.map((chapter) => chapter.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('the apps page leads to four stores, and Alexa hears the name of the station', () => {
    expect(apps.apps.map((app) => app.id)).toEqual(['alexa', 'google-play', 'app-store', 'apple-tv']);
    for (const app of apps.apps) {
      expect(app.points).toHaveLength(3);
      expect(new URL(app.href).protocol).toBe('https:');
    }
    expect(apps.apps[0]?.voiceCommand).toBe('Alexa, apri Radio Prova');
  });
});

test('no text knows a station by any name but the one in the settings', () => {
  expect(strings([legalTexts, about, apps]).join(' ')).not.toMatch(/antena/i);
});

test('inline markup is only bold and links inside the site, and it is closed', () => {
  for (const text of strings([legalTexts, about, apps])) {
    const rest = text.replace(/\[[^[\]]+\]\(\/[a-z0-9/-]*\)/g, '').replace(/\*\*[^*]+\*\*/g, '');
    expect(rest).not.toMatch(/[[\]<>`]|\*|\]\(/);
  }
});
