import { Icon } from '#web/ui/Icon.tsx';
import { podcastLinks } from '../../offer.rules.ts';
import { proMessages } from '../../pro.messages.ts';
import { Feature } from './Feature.tsx';

const { podcasts: text } = proMessages;

export function PodcastsSection() {
  return (
    <Feature
      id="podcast"
      text={text}
      aside={
        <ul className="grid sm:grid-cols-2 sm:gap-x-8">
          {podcastLinks.map((path) => (
            <li key={path} className="border-t border-rule">
              <a
                href={path}
                className="group grid min-h-24 grid-cols-[1fr_auto] content-center items-center gap-x-4 py-4 no-underline"
              >
                <span className="grid gap-1">
                  <span
                    lang={text.links[path]?.lang}
                    className="font-serif text-25 leading-tight font-[560] underline-offset-4 group-hover:underline"
                  >
                    {text.links[path]?.title}
                  </span>
                  <span className="text-14 text-ink-2">{text.links[path]?.text}</span>
                </span>
                <Icon name="chevron-right" size={20} className="text-accent" />
              </a>
            </li>
          ))}
        </ul>
      }
    />
  );
}
