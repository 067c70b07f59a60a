import { Icon } from '#web/ui/Icon.tsx';
import { benefits } from '../../offer.rules.ts';
import { proMessages as text } from '../../pro.messages.ts';

export function Benefits() {
  return (
    <section aria-labelledby="vantaggi" className="grid gap-8 py-14 md:py-20">
      <h2 id="vantaggi" className="text-31 md:text-39">
        {text.benefitsTitle}
      </h2>
      <ul className="grid gap-x-8 border-t-2 border-ink sm:grid-cols-2 lg:grid-cols-3">
        {benefits.map((benefit) => (
          <li
            key={benefit}
            data-benefit={benefit}
            className="grid grid-cols-[1.5rem_1fr] gap-3 border-b border-rule py-5"
          >
            <span className="grid size-6 place-items-center rounded-round bg-gold text-night">
              <Icon name="check" size={16} />
            </span>
            <div className="grid gap-1">
              <h3 className="text-20">{text.benefits[benefit].title}</h3>
              <p className="text-14 text-ink-2">{text.benefits[benefit].text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
