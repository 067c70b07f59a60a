import { callAddress, whatsappAddress } from '#domains/contact/contact.addresses.ts';
import { useShell } from '#web/shell/use-shell.ts';
import { advertiseMessages as text } from '../../advertise.messages.ts';
import { SalesLink } from './SalesLink.tsx';
import { useRevealed } from './use-revealed.ts';

/** The sales desk by telephone, by WhatsApp and in a chat, as far as it has them. */
export function SalesWays() {
  const { whatsapp, phone, chat } = useShell().parameters.station.sales;
  const whatsappNumber = useRevealed();
  const phoneNumber = useRevealed();
  return (
    <section data-theme="night" className="bg-ground text-ink">
      <div className="page-width grid gap-8 py-12 md:py-16 lg:grid-cols-12">
        <div className="grid content-start gap-3 lg:col-span-4">
          <p className="kicker">{text.salesKicker}</p>
          <h2 className="text-31 md:text-39">{text.salesTitle}</h2>
          <p className="text-ink-2">{text.salesHours}</p>
        </div>
        <div className="grid content-start gap-3 md:grid-cols-3 lg:col-span-8">
          {whatsapp && (
            <SalesLink
              icon="whatsapp"
              label={text.whatsapp}
              line={whatsappNumber.isShown ? whatsapp : text.reveal}
              href={whatsappAddress(whatsapp)}
              outside
              onClick={whatsappNumber.press}
            />
          )}
          {phone && (
            <SalesLink
              icon="phone"
              label={text.phone}
              line={phoneNumber.isShown ? phone : text.reveal}
              href={callAddress(phone)}
              onClick={phoneNumber.press}
            />
          )}
          {chat && <SalesLink icon="external" label={text.chat} line={text.chatNote} href={chat} outside />}
        </div>
      </div>
    </section>
  );
}
