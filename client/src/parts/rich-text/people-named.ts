import { handleInAddress, handlesOf } from '@/domain/account/handle-in-address';
import type { Mention } from '@/domain/status/status';
import type { RichNode } from './rich-node';

/** The people of a post by what leads to them. */
export interface PeopleNamed {
  /** Whose address this is. Addresses compare without case (behaviour.md §1). */
  at: (href: string) => Mention | undefined;
  /** Whom a mention leads to, also by another address of theirs: servers write more than the one they tell us. */
  mentioned: (href: string) => Mention | undefined;
}

const byHandles = (people: readonly Mention[]): ReadonlyMap<string, Mention> =>
  new Map(people.flatMap((one) => handlesOf(one).map((handle) => [handle, one] as const)));

/** For `RenderContext.mentions`. */
export function peopleNamed(people: readonly Mention[]): PeopleNamed {
  const byUrl = new Map(people.map((one) => [one.url.toLowerCase(), one]));
  // Few posts need it, and some name thousands.
  let byHandle: ReadonlyMap<string, Mention> | null = null;
  const at = (href: string): Mention | undefined => byUrl.get(href.toLowerCase());
  const mentioned = (href: string): Mention | undefined => {
    const person = at(href);
    if (person || people.length === 0) return person;
    byHandle ??= byHandles(people);
    return byHandle.get(handleInAddress(href));
  };
  return { at, mentioned };
}

function collect(nodes: readonly RichNode[], people: PeopleNamed, into: Set<Mention>): void {
  for (const node of nodes) {
    let person: Mention | undefined;
    if (node.is === 'mention') person = people.mentioned(node.href);
    else if (node.is === 'link') person = people.at(node.href);
    if (person) into.add(person);
    if ('children' in node) collect(node.children, people, into);
  }
}

/** The people whom a text leads to. */
export function namedIn(nodes: readonly RichNode[], people: PeopleNamed): ReadonlySet<Mention> {
  const found = new Set<Mention>();
  collect(nodes, people, found);
  return found;
}
