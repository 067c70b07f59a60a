import { SectionHead } from '#web/ui/SectionHead.tsx';
import { stateNames, affiliatesMessages as text } from '../affiliates.messages.ts';
import { type Branch, offeredStates } from '../affiliates.rules.ts';

/** The whole network on one sheet, for print and for those without scripts. */
export function FrequencyIndex({ branches }: { branches: readonly Branch[] }) {
  const groups = offeredStates
    .map((state) => ({ state, branches: branches.filter((one) => one.state === state) }))
    .filter((group) => group.branches.length > 0);
  if (groups.length === 0) return null;
  return (
    <section className="page-width py-16">
      <SectionHead title={text.indexTitle} />
      <div className="gap-8 pt-6 sm:columns-2 lg:columns-4">
        {groups.map(({ state, branches: ofState }) => (
          <div key={state} className="break-inside-avoid pb-8" lang="pt-BR">
            <h3 className="pb-2 text-20">{stateNames[state]}</h3>
            <ul className="border-t border-rule text-14 text-ink-2">
              {ofState.map(({ name, frequency }) => (
                <li key={name} className="flex justify-between gap-4 border-b border-rule py-1.5">
                  <span>{name}</span>
                  <span className="shrink-0 tabular-nums">{frequency}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
