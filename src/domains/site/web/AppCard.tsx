import { buttonLook } from '#web/ui/button-look.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { shellMessages } from '../site.messages.ts';
import { sitePagesMessages } from '../site.pages.messages.ts';
import type { AppEntry } from './texts/legal.types.ts';

const { apps: text } = sitePagesMessages;

export function AppCard({ app }: { app: AppEntry }) {
  return (
    <article
      id={app.id}
      data-theme={app.voiceCommand ? 'night' : undefined}
      className="flex flex-col gap-5 bg-ground p-6 text-ink md:p-10"
    >
      <p className="flex items-center gap-3 text-14 font-semibold">
        <Icon name={app.id} size={32} className="text-accent" />
        {app.store}
      </p>
      <div className="grid gap-2">
        <h2 className="text-25 md:text-31">{app.headline}</h2>
        <p className="text-ink-2">{app.text}</p>
      </div>
      {app.voiceCommand && (
        <p className="font-serif text-25 italic">
          <span className="block pb-1 font-sans text-12 text-ink-3 not-italic">{text.voice}</span>«{app.voiceCommand}»
        </p>
      )}
      <ul className="grid gap-2 text-14">
        {app.points.map((point) => (
          <li key={point} className="flex gap-2">
            <Icon name="check" size={18} className="mt-0.5 text-accent" />
            {point}
          </li>
        ))}
      </ul>
      <a href={app.href} target="_blank" rel="noopener" className={`${buttonLook('line')} mt-auto self-start`}>
        {app.linkLabel}
        <Icon name="external" size={16} />
        <span className="visually-hidden">{shellMessages.newTab}</span>
      </a>
    </article>
  );
}
