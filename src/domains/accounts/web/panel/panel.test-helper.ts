import { openMember } from '../../../../../tests/browser/member.ts';
import { openVisitor, type Visitor } from '../../../../../tests/browser/visitor.ts';
import type { TestStation } from '../../../../../tests/test-station.ts';
import { profileFormMessages } from '../../profile-form.messages.ts';
import { modalOn } from '../modal.test-helper.ts';

const { BR: text } = profileFormMessages;
type FieldName = keyof typeof text.labels;

/** A member in front of the site, with the panel within reach. */
export async function arriveSignedIn(station: TestStation, arrival?: Parameters<typeof openMember>[1]) {
  const member = await openMember(station, arrival);
  return { ...withPanel(member), person: member.person };
}

/** Nobody in particular, who may become a member. */
export async function arrive(station: TestStation) {
  return withPanel(await openVisitor(station.url, { consent: 'rejected' }));
}

function withPanel(visitor: Visitor) {
  const { page } = visitor;
  const modal = modalOn(page);
  const header = page.getByRole('banner');
  return {
    ...visitor,
    modal,
    control: (field: FieldName) => modal.dialog.locator(`[name="${field}"]`),
    save: modal.button(text.submit),
    /** What stands under a field about what is wrong with it. */
    errorOf: async (field: FieldName) => {
      const control = modal.dialog.locator(`[name="${field}"][aria-invalid="true"]`);
      const ids = (await control.getAttribute('aria-describedby'))?.split(' ') ?? [];
      return page.locator(`[id="${ids.at(-1)}"]`).textContent();
    },
    focused: () =>
      page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent),
    /** The header's button as it is for nobody in particular. */
    nobody: header.getByRole('button', { name: 'Entrar', exact: true, includeHidden: true }),
    async openPanel() {
      await header.getByRole('button', { name: /Meu perfil/ }).click();
      await modal.title('Meu perfil').waitFor();
    },
  };
}
