import { stateNames, affiliatesMessages as text } from '../affiliates.messages.ts';
import { type Branch, isOfferedState, offeredStates, phoneAddress } from '../affiliates.rules.ts';

type Group = { key: string; name: string; lang?: 'pt-BR'; branches: Branch[] };

/** All branches, state by state, and last what lies in none of them. */
export function FmList({ branches }: { branches: readonly Branch[] }) {
  if (branches.length === 0) return <p className="font-serif text-20 text-ink-2 italic">{text.noBranches}</p>;
  return (
    <div className="grid gap-8 pt-3">
      {groupsOf(branches).map(({ key, name, lang, branches: ofState }) => (
        <section key={key} aria-labelledby={`fm-${key}`} className="grid gap-2">
          <h3 id={`fm-${key}`} lang={lang} className="kicker">
            {name}
          </h3>
          <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
            {ofState.map((branch) => (
              <li key={branch.name} className="grid content-start border-t border-rule py-3">
                <p className="font-serif text-31 leading-tight font-[560] tabular-nums md:text-39">
                  {branch.frequency || text.noFrequency}
                </p>
                <p lang={lang}>{branch.name}</p>
                <a
                  href={phoneAddress(branch.phone)}
                  className="inline-flex min-h-11 items-center justify-self-start text-14 text-ink-2 underline-offset-4 hover:underline"
                >
                  {branch.phone}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <a
        href="/afiliadas"
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-accent underline-offset-4 hover:underline"
      >
        {text.allAddresses}
      </a>
    </div>
  );
}

function groupsOf(branches: readonly Branch[]): Group[] {
  const known = offeredStates.map(
    (state): Group => ({
      key: state,
      name: stateNames[state],
      lang: 'pt-BR',
      branches: branches.filter((one) => one.state === state),
    }),
  );
  const others = branches.filter(({ state }) => !isOfferedState(state));
  return [...known, { key: 'altrove', name: text.elsewhere, branches: others }].filter(
    (group) => group.branches.length > 0,
  );
}
