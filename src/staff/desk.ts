import type { ComponentType } from 'react';
import type { Resource } from '#contract/resource.ts';
import type { IconName } from '#web/ui/icons.ts';

/** What people come to do; the navigation is ordered by it. */
export type Section = 'newsroom' | 'music' | 'air' | 'public' | 'sales' | 'station';

/** What a hand-made form of one item is given; without an id a new one is made. */
export type ItemScreenProps = { resource: Resource; id: number | null };
export type ListScreenProps = { resource: Resource };

/** One line of the navigation: a resource with its list and form, or a screen of its own. */
export type DeskPlace = { section: Section; icon?: IconName } & (
  | {
      kind: 'resource';
      resource: Resource;
      /** In place of the generic form. */
      Item?: ComponentType<ItemScreenProps>;
      /** In place of the generic list. */
      List?: ComponentType<ListScreenProps>;
    }
  | {
      kind: 'screen';
      /** Below /redazione, without a slash before it; what comes behind it is the screen's own. */
      path: string;
      label: string;
      /** Whoever has one of them sees the place; none is for the whole staff. */
      permissions: readonly string[];
      Screen: ComponentType;
    }
);

/** What a domain brings to the desk, in the order of the navigation. */
export type Desk = readonly DeskPlace[];

export function placePath(place: DeskPlace): string {
  return place.kind === 'resource' ? `/${place.resource.name}` : `/${place.path}`;
}

export function placeLabel(place: DeskPlace): string {
  return place.kind === 'resource' ? place.resource.texts.many : place.label;
}

export function maySee(place: DeskPlace, permissions: readonly string[]): boolean {
  if (place.kind === 'resource') return permissions.includes(place.resource.permission);
  return place.permissions.length === 0 || place.permissions.some((one) => permissions.includes(one));
}

export function itemPath(resource: Pick<Resource, 'name'>, id: number | 'new'): string {
  return `/${resource.name}/${id === 'new' ? 'nuovo' : id}`;
}
