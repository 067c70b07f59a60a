import { Icon } from '#web/ui/Icon.tsx';
import type { SocialProvider } from '../../social.rules.ts';

/** The letter that each of the two is known by. Decoration: the button says the name. */
export function ProviderMark({ provider }: { provider: SocialProvider }) {
  if (provider === 'facebook') return <Icon name="facebook" size={18} />;
  return (
    <svg viewBox="0 0 24 24" width={18} height={18} aria-hidden="true" focusable="false" className="shrink-0">
      <path d="M19.6 7.2A9 9 0 1 0 21 12h-8" fill="none" stroke="currentColor" strokeWidth={3} strokeLinejoin="round" />
    </svg>
  );
}
