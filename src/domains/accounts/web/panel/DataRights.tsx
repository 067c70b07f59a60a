import type { SignedIn } from '#web/profile/profile-rules.ts';
import { buttonLook } from '#web/ui/button-look.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { panelMessages as text } from '../../panel.messages.ts';
import { DeleteAccount } from './DeleteAccount.tsx';

const downloadAddress = '/api/v1/profile/downloadData';

/** Taking one's data along, and taking oneself out. */
export function DataRights({ user }: { user: SignedIn['user'] }) {
  return (
    <section className="grid gap-5 border-t border-rule pt-5">
      <h3 className="text-20">{text.sections.data}</h3>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-[42ch] text-14 text-ink-2">{text.download.text}</p>
        <a href={downloadAddress} download className={buttonLook('line')}>
          <Icon name="download" size={18} />
          {text.download.link}
        </a>
      </div>
      <DeleteAccount user={user} />
    </section>
  );
}
