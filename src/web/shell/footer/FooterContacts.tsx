import { footerMessages } from '#domains/site/site.footer.messages.ts';
import { shellMessages } from '#domains/site/site.messages.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';
import { useShell } from '../use-shell.ts';

/** How a listener reaches the people of the radio. */
export function FooterContacts() {
  const { phone, whatsapp } = useShell().parameters.station;
  return (
    <section aria-labelledby="linea-ascoltatori" className="grid gap-1">
      <h2 id="linea-ascoltatori" className="kicker">
        {footerMessages.support}
      </h2>
      <ul className="flex flex-wrap gap-x-6">
        <Contact icon="phone" label={footerMessages.phone} href={`tel:${digits(phone)}`}>
          {phone}
        </Contact>
        <Contact
          icon="whatsapp"
          label={footerMessages.whatsapp}
          href={`https://wa.me/${digits(whatsapp).replace('+', '')}`}
          outside
        >
          {whatsapp}
        </Contact>
      </ul>
    </section>
  );
}

type Props = { icon: IconName; label: string; href: string; outside?: boolean; children: string };

function Contact({ icon, label, href, outside = false, children }: Props) {
  return (
    <li>
      <a
        href={href}
        target={outside ? '_blank' : undefined}
        rel={outside ? 'noopener' : undefined}
        className="inline-flex min-h-11 items-center gap-2 text-16 font-medium text-ink no-underline underline-offset-4 hover:underline"
      >
        <Icon name={icon} size={18} className="text-ink-2" />
        <span className="visually-hidden">{label}</span>
        {children}
        {outside && <span className="visually-hidden">{shellMessages.newTab}</span>}
      </a>
    </li>
  );
}

function digits(number: string): string {
  return number.replace(/[^+\d]/g, '');
}
