import { socialMessages as texts } from '../../social.messages.ts';
import type { SocialFlow, SocialNotice, SocialProvider } from '../../social.rules.ts';

export function socialErrorText(
  { text }: SocialNotice,
  flow: SocialFlow,
  provider: SocialProvider,
  station: string,
): string {
  switch (text) {
    case 'noVerifiedEmail':
      return texts.noVerifiedEmail(provider, station);
    case 'otherCredential':
    case 'disabled':
      return texts[text][flow];
    case 'registeredWithOtherEmail':
    case 'linkable':
      return texts[text](provider);
    default:
      return texts[text];
  }
}
