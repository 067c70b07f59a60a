import { registerMessages } from '../accounts.messages.ts';

const { before, link, after, newTab } = registerMessages.privacy;

/** In a tab of its own: what was typed into the form must not be lost for having read the policy. */
export function PrivacyNote() {
  return (
    <p className="text-14 text-ink-2">
      {before}
      <a href="/termini/privacidade" target="_blank" rel="noopener" className="font-semibold text-accent">
        {link}
        <span className="visually-hidden"> {newTab}</span>
      </a>
      {after}
    </p>
  );
}
