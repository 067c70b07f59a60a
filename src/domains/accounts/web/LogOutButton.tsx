import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { useSurfaceLang } from '#web/ui/surface.ts';
import { panelMessages } from '../panel.messages.ts';
import { logOut } from './session-end.ts';

/** At the head of what it ends: nobody scrolls through a whole profile to leave. */
export function LogOutButton() {
  const text = panelMessages[useSurfaceLang()];
  const [isLeaving, setLeaving] = useState(false);
  async function leave(): Promise<void> {
    setLeaving(true);
    await logOut();
    setLeaving(false);
  }
  return (
    <Button variant="line" size="small" disabled={isLeaving} onClick={leave} className="justify-self-start">
      {isLeaving ? text.loggingOut : text.logOut}
    </Button>
  );
}
