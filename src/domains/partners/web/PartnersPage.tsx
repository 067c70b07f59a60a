import type { DataOf } from '#contract/endpoint.ts';
import { definePage } from '#web/page.ts';
import { PageIntro } from '#web/ui/PageIntro.tsx';
import { getPartnersData } from '../partners.contract.ts';
import { partnersMessages as text } from '../partners.messages.ts';
import { JoinPartners } from './JoinPartners.tsx';
import { PartnerEntry } from './PartnerEntry.tsx';

type Partners = DataOf<typeof getPartnersData>;

export const page = definePage<Partners>({
  load: ({ client }) => client.call(getPartnersData),
  head: (partners, { parameters: { station } }) => ({
    title: text.headTitle,
    description:
      partners.length > 0
        ? text.headDescription(station.name, partners.length)
        : text.headDescriptionEmpty(station.name),
    keywords: text.headKeywords,
  }),
  Page: PartnersPage,
});

function PartnersPage({ data: partners }: { data: Partners }) {
  const isEmpty = partners.length === 0;
  return (
    <>
      <div className="page-width pb-16">
        <PageIntro
          kicker={text.kicker}
          title={isEmpty ? text.emptyTitle : text.title}
          lead={isEmpty ? text.emptyText : text.lead}
        />
        <ul className="grid border-t-2 border-ink lg:grid-cols-2 lg:gap-x-16">
          {partners.map((partner) => (
            <PartnerEntry key={partner.name} partner={partner} />
          ))}
        </ul>
      </div>
      <JoinPartners />
    </>
  );
}
