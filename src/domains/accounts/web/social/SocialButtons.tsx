import { useEffect } from 'react';
import { useShell } from '#web/shell/use-shell.ts';
import { Button } from '#web/ui/Button.tsx';
import { socialMessages as text } from '../../social.messages.ts';
import { type SocialFlow, socialProviders } from '../../social.rules.ts';
import { ProviderMark } from './ProviderMark.tsx';
import { social, useSocial } from './social.ts';

/** Sign-in or sign-up through somebody who knows the visitor already. */
export function SocialButtons({ screen }: { screen: SocialFlow }) {
  const { readiness, running } = useSocial();
  const { parameters } = useShell();
  useEffect(() => social.prepare(), []);
  if (readiness === 'none') return null;
  return (
    <div className="grid gap-3" data-social={readiness}>
      <p className="flex items-center gap-3 text-14 text-ink-2 before:h-px before:flex-1 before:bg-rule after:h-px after:flex-1 after:bg-rule">
        {text.or}
      </p>
      {socialProviders.map((provider) => (
        <Button
          key={provider}
          variant="line"
          busy={running === provider}
          onClick={() => void social.start(screen, provider, parameters.station.name)}
        >
          <ProviderMark provider={provider} />
          {text.buttons[screen](provider)}
        </Button>
      ))}
    </div>
  );
}
