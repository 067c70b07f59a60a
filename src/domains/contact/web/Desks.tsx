import { contactMessages } from '../contact.messages.ts';
import { contactPageMessages as text } from '../contact.page.messages.ts';
import { subjectIds } from '../contact.rules.ts';

/** Who reads what: the seven subjects and the people behind them. */
export function Desks() {
  return (
    <section data-theme="night" className="bg-ground text-ink">
      <div className="page-width grid gap-8 py-12 md:py-16 lg:grid-cols-12">
        <div className="grid content-start gap-3 lg:col-span-4">
          <p className="kicker">{text.desksKicker}</p>
          <h2 className="max-w-[14ch] text-31 md:text-39">{text.desksTitle}</h2>
          <div className="pt-4">
            <h3 className="text-20">{text.elsewhere}</h3>
            <ul className="pt-1">
              {text.elsewhereLinks.map(({ to, label }) => (
                <li key={to}>
                  <a
                    href={to}
                    className="inline-flex min-h-11 items-center text-ink-2 underline decoration-rule underline-offset-4 hover:text-ink hover:decoration-current"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <dl className="grid content-start gap-x-8 sm:grid-cols-2 lg:col-span-7 lg:col-start-6">
          {subjectIds.map((id) => (
            <div key={id} className="grid content-start gap-1 border-t border-rule py-4">
              <dt className="font-serif text-20 leading-tight font-[560]">{contactMessages.subjects[id]}</dt>
              <dd className="text-14 text-ink-2">{text.desks[id]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
