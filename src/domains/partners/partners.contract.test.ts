import { expect, test } from 'vitest';
import { getPartnersData } from './partners.contract.ts';

test('[PARTNER-01] a partner has a name, an image and a description', () => {
  const partner = { name: 'Cicloposta', image: 'partner/cicloposta.png', description: 'In bicicletta.', link: '' };
  expect(getPartnersData.data.parse([{ ...partner, id: 3 }])).toEqual([partner]);
  for (const field of ['name', 'image', 'description']) {
    expect(getPartnersData.data.safeParse([{ ...partner, [field]: undefined }]).success).toBe(false);
  }
});
