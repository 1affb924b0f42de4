import type { Tongue, Topic } from './corpus/fragments.ts';
import type { Emblem } from './art/emblems.ts';

/** A person of the sample world, before anything is stored. */
export interface Person {
  readonly nick: string;
  /** Null for people of Tidepool itself. */
  readonly host: string | null;
  readonly name: string;
  /** Plain text with line breaks. */
  readonly bio: string;
  readonly lang: Tongue | 'en';
  readonly topics: readonly Topic[];
  readonly emblem: Emblem;
  /** Main colour of avatar and banner, degrees. */
  readonly hue: number;
  readonly bot?: boolean;
  readonly locked?: boolean;
  readonly fields?: readonly (readonly [string, string])[];
  /** How much this person posts, 1 is usual. */
  readonly pace?: number;
  /** Shows no avatar or banner of their own, so that the defaults are seen. */
  readonly plain?: boolean;
}

/** `nick` for people of Tidepool, `nick@host` for the others. */
export function acctOf(person: Person): string {
  return person.host === null ? person.nick : `${person.nick}@${person.host}`;
}
