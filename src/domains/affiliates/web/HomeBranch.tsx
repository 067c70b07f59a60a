import { affiliatesMessages as text } from '../affiliates.messages.ts';
import type { Branch } from '../affiliates.rules.ts';
import { BranchCard } from './BranchCard.tsx';

/** What lies in no state of Brazil: the seat in Rome. */
export function HomeBranch({ branches }: { branches: readonly Branch[] }) {
  if (branches.length === 0) return null;
  return (
    <section data-theme="night" className="bg-ground text-ink">
      <div className="page-width grid gap-8 py-12 md:py-16 lg:grid-cols-2 lg:items-center lg:gap-16">
        <div className="grid gap-3">
          <p className="kicker">{text.homeKicker}</p>
          <h2 className="text-39 md:text-49">{text.homeTitle}</h2>
          <p className="max-w-[40ch] text-20 text-ink-2">{text.homeText}</p>
        </div>
        <div>
          {branches.map((branch) => (
            <BranchCard key={branch.name} branch={branch} />
          ))}
        </div>
      </div>
    </section>
  );
}
