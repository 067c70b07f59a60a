import { openLogin } from '#web/profile/login-request.ts';
import { isPro } from '#web/profile/profile-rules.ts';
import { useProfile } from '#web/profile/profile-store.ts';
import { Button } from '#web/ui/Button.tsx';

/** Leads a PRO listener to the tools in their profile; to the others it would promise what they do not have. */
export function ToolButton({ children }: { children: string }) {
  if (!isPro(useProfile())) return null;
  return (
    <Button variant="line" aria-haspopup="dialog" onClick={openLogin}>
      {children}
    </Button>
  );
}
