import type { DataOf } from '#contract/endpoint.ts';
import { fileUrl } from '#web/media.ts';
import { Picture } from '#web/ui/Picture.tsx';
import type { getPartnersData } from '../../partners.contract.ts';
import { partnersMessages as text } from '../../partners.messages.ts';

/** Whole and as it was delivered: the sizes of the picture shelf would cut into a logo. */
export function PartnerLogo({ partner }: { partner: DataOf<typeof getPartnersData>[number] }) {
  return (
    <Picture
      file={partner.image && fileUrl(partner.image)}
      alt={text.logo(partner.name)}
      width={192}
      height={128}
      className="border border-rule bg-white [&_img]:object-contain"
    />
  );
}
