import type { DataOf } from '#contract/endpoint.ts';
import type { getPartnersData } from '#domains/partners/partners.contract.ts';
import { partnerAnchor } from '#domains/partners/partners.rules.ts';
import { PartnerLogo } from '#domains/partners/web/blocks/PartnerLogo.tsx';
import { SectionHead } from '#web/ui/SectionHead.tsx';
import { belowMessages as text } from '../home.below.messages.ts';

export function PartnersRow({ partners }: { partners: DataOf<typeof getPartnersData> }) {
  if (partners.length === 0) return null;
  return (
    <section className="page-width grid gap-6 py-12 md:py-16" aria-labelledby="partner">
      <SectionHead id="partner" title={text.partners} link={{ to: '/parceiros', label: text.allPartners }} />
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 sm:gap-4 lg:grid-cols-5">
        {partners.map((partner) => (
          <li key={partner.name}>
            <a href={`/parceiros#${partnerAnchor(partner.name)}`} className="block transition-opacity hover:opacity-80">
              <PartnerLogo partner={partner} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
