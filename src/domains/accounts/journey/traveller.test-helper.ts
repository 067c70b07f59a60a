import type { Download } from 'playwright-core';
import type { Hand } from '../../../../tests/browser/hands.ts';
import { openVisitor } from '../../../../tests/browser/visitor.ts';
import type { TestStation } from '../../../../tests/test-station.ts';
import { people } from '../server/people.test-helper.ts';
import { modalOn } from '../web/modal.test-helper.ts';

export type Traveller = Awaited<ReturnType<typeof openTraveller>>;

/** Somebody new in a browser of their own, who stays for a whole journey. */
export async function openTraveller(station: TestStation, hand: Hand, width: number) {
  const visitor = await openVisitor(station.url, { width, consent: 'rejected' });
  const { page, context } = visitor;
  // The mails name the site by the address that people know.
  const { publicUrl } = station.context.config;
  await context.route(`${publicUrl}/**`, (route) => {
    const location = route.request().url().replace(publicUrl, station.url);
    return route.fulfill({ status: 302, headers: { location } });
  });
  await page.clock.install();
  const folk = people(station);
  const files: Download[] = [];
  page.on('download', (file) => files.push(file));
  const header = page.getByRole('banner');
  return {
    ...visitor,
    ...folk,
    station,
    hand,
    files,
    modal: modalOn(page),
    person: { email: folk.freshEmail(), password: 'Gabbiano-Blu-47!' },
    /** The header's button, for nobody in particular and for whoever is in. */
    nobody: header.getByRole('button', { name: 'Entrar', exact: true }),
    account: header.getByRole('button', { name: 'Meu perfil, Ana', exact: true }),
    /** What the page waits for by itself goes by at once. */
    skip: (milliseconds: number) => page.clock.fastForward(milliseconds),
    /** Follows the address in the newest mail about something. */
    async readMail(subject: string, to: string) {
      const mail = (await folk.mailsTo(to)).find((one) => one.subject.includes(subject));
      const link = /https?:\S+profile=true\S+/.exec(mail?.text ?? '')?.[0];
      await page.goto(link ?? `no mail to ${to} about ${subject}`);
      await page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
      await page.clock.fastForward(1_500);
    },
    /** Everything that stands in the fields of the modal. */
    typed: () =>
      page
        .getByRole('dialog')
        .locator('input, select')
        .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value)),
  };
}
