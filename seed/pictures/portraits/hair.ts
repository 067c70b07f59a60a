import type { Person } from './person.ts';

/** Hair has two sides: what falls behind the shoulders and what frames the face. */
export interface HairStyle {
  back: (person: Person) => string;
  front: (person: Person) => string;
  /** Covers the ears, so that no ear is drawn over it. */
  coversEars?: boolean;
}
