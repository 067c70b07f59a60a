import { expect, onTestFinished, test } from 'vitest';
import { openVisitor } from '../../../../tests/browser/visitor.ts';
import { openTestStation } from '../../../../tests/test-station.ts';

test('[PARTNER-03] every partner stands there with logo, name, description and a way to its site', async () => {
  const station = await openTestStation();
  const { body } = await station.get('/api/v1/getPartnersData');
  const { page, open, complaints, strangers, leave } = await openVisitor(station.url, {
    consent: 'rejected',
    pictures: true,
  });
  onTestFinished(leave);
  await open('/parceiros');
  expect(body.data.length).toBe(10);
  for (const partner of body.data) {
    const entry = page.locator('main li', { has: page.getByRole('heading', { name: partner.name, exact: true }) });
    expect(await entry.getByText(partner.description).isVisible()).toBe(true);
    const logo = entry.getByRole('img', { name: `Logo di ${partner.name}` });
    await logo.scrollIntoViewIfNeeded();
    await expect.poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    const link = entry.getByRole('link', { name: new URL(partner.link).host });
    expect(await link.getAttribute('href')).toBe(partner.link);
    expect(await link.getAttribute('target')).toBe('_blank');
    expect(await link.getAttribute('rel')).toContain('noopener');
  }
  expect(complaints).toEqual([]);
  expect(strangers).toEqual([]);
});

test('a station without partners says so', async () => {
  const station = await openTestStation({ content: 'empty' });
  const { status, body } = await station.get('/parceiros');
  expect(status).toBe(200);
  expect(body).toContain('I partner arrivano presto');
});
