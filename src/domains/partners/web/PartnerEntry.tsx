import type { DataOf } from '#contract/endpoint.ts';
import { shellMessages } from '#domains/site/site.messages.ts';
import { Icon } from '#web/ui/Icon.tsx';
import type { getPartnersData } from '../partners.contract.ts';
import { partnersMessages as text } from '../partners.messages.ts';
import { hostOf, partnerAnchor } from '../partners.rules.ts';
import { PartnerLogo } from './blocks/PartnerLogo.tsx';

export function PartnerEntry({ partner }: { partner: DataOf<typeof getPartnersData>[number] }) {
  const host = hostOf(partner.link);
  return (
    <li
      id={partnerAnchor(partner.name)}
      className="grid content-start gap-4 border-b border-rule py-8 sm:grid-cols-[12rem_1fr] sm:gap-8"
    >
      <div className="w-48 sm:pt-1">
        <PartnerLogo partner={partner} />
      </div>
      <div className="grid content-start justify-items-start gap-2">
        <h2 className="text-25">{partner.name}</h2>
        <p className="text-ink-2">{partner.description}</p>
        {host && (
          <a
            href={partner.link}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 items-center gap-2 text-14 font-semibold text-accent underline-offset-4 hover:underline"
          >
            {text.visit(host)}
            <Icon name="external" size={16} />
            <span className="visually-hidden">{shellMessages.newTab}</span>
          </a>
        )}
      </div>
    </li>
  );
}
