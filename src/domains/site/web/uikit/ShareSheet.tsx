import { Share } from '#web/ui/Share.tsx';
import { Grounds } from './Grounds.tsx';
import { kitMessages } from './uikit.messages.ts';

export function ShareSheet() {
  return <Grounds>{() => <Share {...kitMessages.share} url="/dev/ui" />}</Grounds>;
}
