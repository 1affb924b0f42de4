import { neighbours } from './people-neighbours.ts';
import { remotePeople } from './people-remote.ts';
import { residents } from './people-residents.ts';
import type { Person } from './person.ts';

/** Everybody in the sample world; the five that can sign in come first. */
export const people: readonly Person[] = [...residents, ...neighbours, ...remotePeople];
