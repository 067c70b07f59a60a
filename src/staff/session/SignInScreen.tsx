import { useEffect, useRef } from 'react';
import { staffState } from '../staff-state.ts';
import { StationName } from '../ui/StationName.tsx';
import { SignInForm } from './SignInForm.tsx';
import { sessionMessages as text } from './session.messages.ts';

/** What whoever has no session finds at the desk's address. */
export function SignInScreen({ onEntered }: { onEntered: () => void }) {
  const form = useRef<HTMLElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);
  return (
    <main ref={form} className="grid min-h-dvh content-center justify-items-center gap-8 px-4 py-10">
      <StationName name={staffState().station} className="text-31" />
      <section className="grid w-full max-w-sm gap-5 rounded-card border border-rule bg-card p-6 md:p-8">
        <div className="grid gap-1">
          <h1 className="text-25">{text.title}</h1>
          <p className="text-ink-2">{text.lead}</p>
        </div>
        <SignInForm onEntered={onEntered} />
      </section>
    </main>
  );
}
