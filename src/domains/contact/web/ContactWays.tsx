import type { ReactNode } from 'react';
import { shellMessages } from '#domains/site/site.messages.ts';
import { SocialLinks } from '#web/shell/SocialLinks.tsx';
import { useShell } from '#web/shell/use-shell.ts';
import { Icon } from '#web/ui/Icon.tsx';
import type { IconName } from '#web/ui/icons.ts';
import { callAddress, whatsappAddress } from '../contact.addresses.ts';
import { contactPageMessages as text } from '../contact.page.messages.ts';

/** How the station is reached without the form. */
export function ContactWays() {
  const { whatsapp, phone, email, company, address } = useShell().parameters.station;
  return (
    <section aria-labelledby="altri-modi">
      <h2 id="altri-modi" className="pb-4 text-25">
        {text.ways}
      </h2>
      <dl className="border-b border-rule">
        <Way icon="whatsapp" {...text.whatsapp}>
          <a href={whatsappAddress(whatsapp)} target="_blank" rel="noopener" className={wayLook}>
            {whatsapp}
            <span className="visually-hidden"> {shellMessages.newTab}</span>
          </a>
        </Way>
        <Way icon="phone" {...text.phone}>
          <a href={callAddress(phone)} className={wayLook}>
            {phone}
          </a>
        </Way>
        <Way icon="mail" {...text.email}>
          <a href={`mailto:${email}`} className={`${wayLook} break-all`}>
            {email}
          </a>
        </Way>
        <Way icon="pin" label={text.address}>
          <address className="pt-1 font-serif text-20 leading-snug not-italic">
            {company}
            <br />
            {address}
          </address>
        </Way>
        <Way icon="share" label={text.social}>
          <SocialLinks className="-ml-1.5 flex-wrap" />
        </Way>
      </dl>
    </section>
  );
}

const wayLook =
  'inline-flex min-h-11 items-center font-serif text-25 leading-tight font-[560] tabular-nums no-underline underline-offset-4 hover:text-accent hover:underline';

type Props = { icon: IconName; label: string; note?: string; children: ReactNode };

function Way({ icon, label, note, children }: Props) {
  return (
    <div className="grid border-t border-rule py-4">
      <dt className="flex items-center gap-2 text-14 font-semibold text-ink-2">
        <Icon name={icon} size={18} className="text-accent" />
        {label}
      </dt>
      <dd>
        {children}
        {note && <p className="text-14 text-ink-3">{note}</p>}
      </dd>
    </div>
  );
}
