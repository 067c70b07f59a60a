import { Loader } from '#web/ui/Loader.tsx';
import { stateNames, affiliatesMessages as text } from '../affiliates.messages.ts';
import type { Branch, OfferedState } from '../affiliates.rules.ts';
import { BranchCard } from './BranchCard.tsx';

type Props = { state: OfferedState; isSwitching: boolean; branches: readonly Branch[] };

/** The branches of the chosen state. The room keeps its height while it switches, so that the page below stays. */
export function Branches({ state, isSwitching, branches }: Props) {
  return (
    <section className="grid min-h-96 content-start gap-6 pb-16" aria-busy={isSwitching}>
      <h2 className="text-31 md:text-39" lang="pt-BR">
        {stateNames[state]}
      </h2>
      {isSwitching ? (
        <div className="grid min-h-64 place-items-center">
          <Loader />
        </div>
      ) : (
        <ul className="grid gap-x-8 md:grid-cols-2">
          {branches.map((branch) => (
            <li key={branch.name}>
              <BranchCard branch={branch} />
            </li>
          ))}
        </ul>
      )}
      <Outcome state={state} isSwitching={isSwitching} count={branches.length} />
    </section>
  );
}

/** Spoken when a switch is over; an empty state is shown as well. */
function Outcome({ state, isSwitching, count }: { state: OfferedState; isSwitching: boolean; count: number }) {
  const isEmpty = !isSwitching && count === 0;
  return (
    <div aria-live="polite">
      {isEmpty && (
        <p lang="pt-BR" className="max-w-[30ch] font-serif text-25 text-ink-2 italic">
          {text.empty}
        </p>
      )}
      {!isSwitching && count > 0 && <p className="visually-hidden">{text.found(count, stateNames[state])}</p>}
    </div>
  );
}
