import { useSyncExternalStore } from 'react';
import { footerMessages } from '#domains/site/site.footer.messages.ts';
import { shellMessages } from '#domains/site/site.messages.ts';
import { openConsentPanel } from '../../consent/consent.ts';
import { useShell } from '../use-shell.ts';

const linkLook =
  'inline-flex min-h-11 items-center text-ink-2 underline decoration-rule underline-offset-4 hover:text-ink hover:decoration-current';

export function FooterLegal() {
  const { parameters, year } = useShell();
  const { company, address, taxId, musicLicence } = parameters.station;
  return (
    <section
      aria-label={footerMessages.legal}
      className="grid gap-x-12 gap-y-4 border-t border-rule pt-6 text-14 lg:grid-cols-[1fr_auto]"
    >
      <p className="max-w-[70ch] leading-relaxed lg:py-2.5">
        © <CurrentYear atFirst={year} /> {company} · {address}
        <br />
        {taxId} · {musicLicence}
      </p>
      <ul className="flex flex-wrap content-start gap-x-5">
        <li>
          <a href="/mappa-del-sito" className={linkLook}>
            {footerMessages.siteMap}
          </a>
        </li>
        <li>
          <a href="/cookie-policy" target="_blank" rel="noopener" className={linkLook}>
            {footerMessages.cookiePolicy}
            <span className="visually-hidden">{shellMessages.newTab}</span>
          </a>
        </li>
        <li>
          <button type="button" aria-haspopup="dialog" onClick={openConsentPanel} className={linkLook}>
            {footerMessages.cookiePreferences}
          </button>
        </li>
        <li>
          <a href="/delete-data" className={linkLook}>
            {footerMessages.deleteData}
          </a>
        </li>
      </ul>
    </section>
  );
}

const neverChanges = () => () => undefined;

/** Of the visitor's own clock; the page may have been rendered, and kept, before midnight. */
function CurrentYear({ atFirst }: { atFirst: number }) {
  return useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => atFirst,
  );
}
