import { STORED_ORIGIN } from '../../lib/urls.ts';
import type { Instance } from '../../lib/context.ts';
import { linkContext } from '../../rules/compose.ts';
import { renderPost } from '../../rules/html.ts';
import { insertRow } from '../../storage/insert.ts';
import { acctOf, type Person } from '../person.ts';
import { createPrng, seedOf } from '../prng.ts';
import { DAY } from '../world/world.ts';
import type { Files } from './files.ts';
import { sampleId } from './ids.ts';

/** A person with the id they got. */
export interface Member {
  readonly id: string;
  readonly acct: string;
  readonly person: Person;
}

const staff: Readonly<Record<string, { is_admin?: number; is_moderator?: number }>> = {
  admin: { is_admin: 1 },
  mod: { is_moderator: 1 },
};

/** Signed up some time before the first sample post. */
function joined(person: Person, now: number): number {
  const prng = createPrng(seedOf(`joined ${acctOf(person)}`));
  const days = person.nick === 'newcomer' ? 2 : prng.int(370, 1900);
  return Math.floor((now - days * DAY) / 1000) * 1000;
}

function render(inst: Instance, text: string): string {
  return renderPost(text, 'text/plain', linkContext(inst.db, '')).html;
}

function fields(inst: Instance, person: Person): { shown: string; source: string } {
  const source = (person.fields ?? []).map(([name, value]) => ({ name, value }));
  const shown = source.map(({ name, value }) => ({ name, value: render(inst, value) }));
  return { shown: JSON.stringify(shown), source: JSON.stringify(source) };
}

function addMember(inst: Instance, person: Person, index: number, files: Files): Member {
  const created = joined(person, inst.now());
  const id = sampleId(created, index);
  const acct = acctOf(person);
  const origin = person.host === null ? STORED_ORIGIN : `https://${person.host}`;
  const address = `${origin}/users/${person.nick}`;
  insertRow(inst.db, 'accounts', {
    id,
    username: person.nick,
    host: person.host,
    acct,
    ap_id: address,
    url: address,
    display_name: person.name,
    avatar: files.avatars.get(acct),
    header: files.banners.get(acct),
    locked: person.locked === true ? 1 : 0,
    actor_type: person.bot === true ? 'Service' : 'Person',
    created_at: created,
    language: person.lang,
    is_suggested: (person.pace ?? 1) > 1.1 ? 1 : 0,
    permit_followback: person.nick === 'ada' ? 1 : 0,
    ...staff[person.host === null ? person.nick : ''],
  });
  return { id, acct, person };
}

/** Inserts everybody; notes and fields come second, since they may name each other. */
export function addMembers(
  inst: Instance,
  people: readonly Person[],
  files: Files,
): ReadonlyMap<Person, Member> {
  const members = new Map(people.map((person, index) => [person, addMember(inst, person, index, files)]));
  for (const { id, person } of members.values()) {
    const { shown, source } = fields(inst, person);
    inst.db.run(
      'UPDATE accounts SET note = ?, note_source = ?, fields = ?, fields_source = ? WHERE id = ?',
      render(inst, person.bio),
      person.bio,
      shown,
      source,
      id,
    );
  }
  return members;
}
