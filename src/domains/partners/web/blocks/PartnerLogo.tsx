import type { DataOf } from '#contract/endpoint.ts';
import { Picture } from '#web/ui/Picture.tsx';
import type { getPartnersData } from '../../partners.contract.ts';
import { partnersMessages as text } from '../../partners.messages.ts';

export function PartnerLogo({ partner }: { partner: DataOf<typeof getPartnersData>[number] }) {
  return (
    <Picture
      file={partner.image}
      alt={text.logo(partner.name)}
      sizes={['150x150', '200x200', '400x400']}
      slot="144px"
      width={144}
      height={144}
    />
  );
}
