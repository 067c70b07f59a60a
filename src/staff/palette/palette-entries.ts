import { itemPath, placeLabel, placePath } from '../desk.ts';
import { frameMessages } from '../frame/frame.messages.ts';
import { chooseTheme, theme } from '../frame/theme.ts';
import { placesOf } from '../places.ts';
import type { PaletteEntry } from './match-entries.ts';

/** Every page and act that the person's roles open. */
export function standingEntries(permissions: readonly string[]): PaletteEntry[] {
  const places = placesOf(permissions);
  const pages = places.map((place): PaletteEntry => {
    return {
      id: `page-${placePath(place)}`,
      kind: 'page',
      label: placeLabel(place),
      place: frameMessages.sections[place.section],
      to: placePath(place),
    };
  });
  const creations = places.flatMap((place): PaletteEntry[] => {
    if (place.kind !== 'resource') return [];
    const { name, texts } = place.resource;
    return [{ id: `new-${name}`, kind: 'act', label: texts.create, to: itemPath(place.resource, 'new') }];
  });
  const isNight = theme.get() === 'night';
  const light: PaletteEntry = {
    id: 'theme',
    kind: 'act',
    label: isNight ? frameMessages.paper : frameMessages.night,
    run: () => chooseTheme(isNight ? 'paper' : 'night'),
  };
  return [...pages, ...creations, light];
}
