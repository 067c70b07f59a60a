import type { Resource } from '#contract/resource.ts';
import { type Desk, type DeskPlace, maySee } from './desk.ts';

let places: readonly DeskPlace[] = [];

/** Said once by the entry, which knows the desks: the screens only ask, and so import none of them. */
export function registerDesks(desks: readonly Desk[]): void {
  places = desks.flat();
}

export function placesOf(permissions: readonly string[]): DeskPlace[] {
  return places.filter((place) => maySee(place, permissions));
}

/** Everything with a list and a form. */
export function resources(): Resource[] {
  return places.flatMap((place) => (place.kind === 'resource' ? [place.resource] : []));
}

/** Where a reference points to. */
export function resourceNamed(name: string): Resource | undefined {
  return resources().find((one) => one.name === name);
}
