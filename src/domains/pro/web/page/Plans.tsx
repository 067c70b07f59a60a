import { Suspense, useState } from 'react';
import { deferred } from '#web/parts/deferred.ts';
import { Button } from '#web/ui/Button.tsx';
import { buttonLook } from '#web/ui/button-look.ts';
import { type Plan, plans } from '../../offer.rules.ts';
import { proMessages } from '../../pro.messages.ts';

const { plans: text } = proMessages;
const AppModal = deferred(() => import('./AppModal.tsx'), 'AppModal');

/** Nothing is sold here: every button tells where PRO is. */
export function Plans() {
  const [modal, setModal] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <section aria-labelledby="piani" className="bg-raised">
      <div className="page-width grid gap-8 py-14 md:py-20">
        <header className="grid gap-3">
          <p className="kicker">{text.kicker}</p>
          <h2 id="piani" className="text-31 md:text-39">
            {text.title}
          </h2>
          <p className="text-ink-2">{text.text}</p>
        </header>
        <div className="grid gap-6 md:grid-cols-2">
          {plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} onChoose={() => setModal('open')} />
          ))}
        </div>
        <a
          href="/termini/uso#pro"
          className="inline-flex min-h-11 items-center justify-self-start text-14 font-semibold text-accent underline-offset-4 hover:underline"
        >
          {text.terms}
        </a>
      </div>
      {modal !== 'never' && (
        <Suspense>
          <AppModal open={modal === 'open'} onClose={() => setModal('closed')} />
        </Suspense>
      )}
    </section>
  );
}

function PlanCard({ plan: { id, price, oldPrice }, onChoose }: { plan: Plan; onChoose: () => void }) {
  return (
    <article
      data-plan={id}
      className={`grid content-start justify-items-start gap-4 rounded-card border bg-ground p-6 md:p-8 ${oldPrice ? 'border-gold' : 'border-rule'}`}
    >
      <div className="flex min-h-8 w-full flex-wrap items-center justify-between gap-3">
        <h3 className="text-25">{text.names[id]}</h3>
        {oldPrice && (
          <span lang="pt-BR" className="rounded-small bg-gold px-2 py-1 text-14 leading-none font-bold text-night">
            {text.gift}
          </span>
        )}
      </div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-serif text-49 leading-none font-[560]">{price}</span>{' '}
        <span className="text-ink-2">{text.per[id]}</span>
      </p>
      <p className="min-h-6 text-ink-2 max-md:empty:hidden">
        {oldPrice && (
          <>
            {text.oldPrice} <s>{oldPrice}</s>
          </>
        )}
      </p>
      <p className="text-14 text-ink-2">{text.renewal[id]}</p>
      <Button
        variant={oldPrice ? 'primary' : 'line'}
        aria-haspopup="dialog"
        onClick={onChoose}
        className="noscript:hidden"
      >
        {text.choose[id]}
      </Button>
      <span className="hidden noscript:block">
        <a href="/aplicativos" className={buttonLook('line')}>
          {text.without}
        </a>
      </span>
    </article>
  );
}
