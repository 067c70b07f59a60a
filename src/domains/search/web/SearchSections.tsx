import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { searchSections, searchMessages as text } from '../search.messages.ts';

/** Where to look when one would rather leaf through. */
export function SearchSections() {
  return (
    <nav aria-labelledby="sezioni" className="grid gap-4 border-t border-rule pt-6">
      <h2 id="sezioni" className="text-20">
        {text.sections}
      </h2>
      <ul className="flex flex-wrap gap-3">
        {searchSections.map(({ to, label }) => (
          <li key={to}>
            <ButtonLink href={to} variant="line">
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
