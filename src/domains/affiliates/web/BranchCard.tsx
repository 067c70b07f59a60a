import { Icon } from '#web/ui/Icon.tsx';
import { affiliatesMessages as text } from '../affiliates.messages.ts';
import { type Branch, isOfferedState, phoneAddress } from '../affiliates.rules.ts';

const linkLook = 'inline-flex min-h-11 items-center gap-2 underline-offset-4 hover:underline';

/** The frequency is what people came for: it is set like a headline. */
export function BranchCard({ branch }: { branch: Branch }) {
  return (
    <article className="grid gap-3 border-t border-rule py-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="text-25">{branch.name}</h3>
        <p className="font-serif text-25 font-[560] text-accent tabular-nums">
          <span className="visually-hidden">{text.frequency} </span>
          {branch.frequency}
        </p>
      </div>
      <address className="grid gap-1 text-ink-2 not-italic">
        <p className="flex items-start gap-2" lang={isOfferedState(branch.state) ? 'pt-BR' : undefined}>
          <Icon name="pin" size={18} className="mt-1" />
          <span>
            {branch.street}
            <br />
            {branch.postalCode} {branch.state.toUpperCase()}
          </span>
        </p>
        <p className="flex flex-wrap gap-x-6">
          <a href={phoneAddress(branch.phone)} className={linkLook}>
            <Icon name="phone" size={18} />
            <span className="visually-hidden">{text.phone} </span>
            {branch.phone}
          </a>
          <a href={`mailto:${branch.email}`} className={linkLook}>
            <Icon name="mail" size={18} />
            <span className="visually-hidden">{text.email} </span>
            {branch.email}
          </a>
        </p>
      </address>
    </article>
  );
}
