import { Icon } from '#web/ui/Icon.tsx';
import { proMessages } from '../../pro.messages.ts';
import { Feature } from './Feature.tsx';
import { ToolButton } from './ToolButton.tsx';

const { alarm: text } = proMessages;

export function AlarmSection() {
  return (
    <Feature
      id="radiosveglia"
      text={text}
      aside={
        <div
          aria-hidden="true"
          data-theme="night"
          className="grid justify-items-center gap-3 rounded-card bg-ground px-6 py-12 text-ink md:py-16"
        >
          <Icon name="clock" size={32} className="text-gold" />
          <p className="font-serif text-[clamp(4rem,12vw,7rem)] leading-none font-[560] tabular-nums">{text.example}</p>
          <p className="text-ink-2">{text.exampleDays}</p>
        </div>
      }
    >
      <ToolButton>{text.action}</ToolButton>
    </Feature>
  );
}
