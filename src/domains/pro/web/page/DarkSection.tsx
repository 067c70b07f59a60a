import { proMessages } from '../../pro.messages.ts';
import { Feature } from './Feature.tsx';
import { ToolButton } from './ToolButton.tsx';

const { dark: text } = proMessages;

export function DarkSection() {
  return (
    <Feature
      id="modalita-scura"
      text={text}
      aside={
        <div aria-hidden="true" className="grid grid-cols-2 overflow-hidden rounded-card border border-rule">
          <Page theme="paper" name={text.day} />
          <Page theme="night" name={text.night} />
        </div>
      }
    >
      <ToolButton>{text.action}</ToolButton>
    </Feature>
  );
}

/** A page of the site in small. */
function Page({ theme, name }: { theme: 'paper' | 'night'; name: string }) {
  return (
    <div data-theme={theme} className="grid gap-3 bg-ground p-5 text-ink md:p-8">
      <p className="kicker">{name}</p>
      <p className="font-serif text-31 leading-none font-[560] md:text-49">Aa</p>
      <div className="grid gap-2 pt-2">
        <span className="h-1.5 rounded-round bg-ink-2" />
        <span className="h-1.5 w-4/5 rounded-round bg-ink-2" />
        <span className="h-1.5 w-3/5 rounded-round bg-rule" />
      </div>
    </div>
  );
}
