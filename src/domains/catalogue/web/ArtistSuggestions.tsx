import { artistsMessages as text } from '../artists.messages.ts';
import type { ArtistEntry } from '../catalogue.decode.ts';

type Props = { id: string; artists: readonly ArtistEntry[]; marked: number; onChoose(artist: ArtistEntry): void };

export function ArtistSuggestions({ id, artists, marked, onChoose }: Props) {
  return (
    <>
      <p role="status" className="visually-hidden">
        {artists.length > 0 && text.suggested(artists.length)}
      </p>
      <ul
        id={`${id}-list`}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a combobox; the focus stays in the field.
        role="listbox"
        aria-label={text.suggestions}
        hidden={artists.length === 0}
        className="appear absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-card border border-rule bg-field shadow-lift"
      >
        {artists.map((artist, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the marked option.
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's.
          <li
            key={artist.id}
            id={`${id}-${index}`}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: one of its options.
            role="option"
            aria-selected={index === marked}
            // The press must not take the focus from the field: its blur would close the list before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(artist)}
            className={`flex min-h-11 cursor-pointer items-center px-4 font-serif text-16 hover:bg-raised ${index === marked ? 'bg-raised' : ''}`}
          >
            {artist.name}
          </li>
        ))}
      </ul>
    </>
  );
}
