import { expect, test } from 'vitest';
import { openVisitor } from '../../../tests/browser/visitor.ts';
import { openTestStation } from '../../../tests/test-station.ts';

test('[MAIL-02] outside production the mails that were not sent can be read at /dev/mail', async () => {
  const station = await openTestStation({ content: 'empty' });
  await station.context.mail.write(station.context.db, {
    kind: 'test',
    to: 'anna@example.org',
    subject: 'Il tuo codice <b>',
    text: 'Codice 123456\n\nhttps://radio.example/?a=1&b=%22<i>\n',
    html: '<p>Codice <strong>123456</strong></p><script>parent.hacked = true</script>',
  });
  const { page } = await openVisitor(station.url);
  await page.goto(`${station.url}/dev/mail`);
  await page.getByRole('link', { name: 'Il tuo codice <b>' }).click();
  await page.getByRole('heading', { level: 1, name: 'Il tuo codice <b>' }).waitFor();
  expect(await page.locator('pre').textContent()).toContain('Codice 123456');
  const link = page.getByRole('link', { name: 'https://radio.example/?a=1&b=%22<i>', exact: true });
  expect(await link.getAttribute('href')).toBe('https://radio.example/?a=1&b=%22<i>');
  expect(await page.frameLocator('iframe').locator('strong').textContent()).toBe('123456');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('[MAIL-02] in production there is no such page', async () => {
  const station = await openTestStation({ content: 'empty', config: { production: true } });
  for (const path of ['/dev/mail', '/dev/mail/1', '/dev/ui']) expect((await station.get(path)).status).toBe(404);
});
