import type { SignedIn } from '#web/profile/profile-rules.ts';
import { useSurfaceLang } from '#web/ui/surface.ts';
import { panelMessages } from '../../panel.messages.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { DownloadData } from './DownloadData.tsx';

/** Taking one's data along, and taking oneself out. */
export function DataRights({ user }: { user: SignedIn['user'] }) {
  const text = panelMessages[useSurfaceLang()];
  return (
    <section className="grid gap-5 border-t border-rule pt-5">
      <h3 className="text-20">{text.data}</h3>
      <DownloadData />
      <DeleteAccount user={user} />
    </section>
  );
}
