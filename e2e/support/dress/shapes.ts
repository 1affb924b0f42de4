import type { Family } from './family';
import { isObject, textIn, without, type Json } from './json';

const OURS = ['pleroma', 'akkoma', 'emoji_reactions'];
const isStatus = (value: Json): boolean => 'media_attachments' in value && 'visibility' in value;
const isAccount = (value: Json): boolean => 'acct' in value && 'followers_count' in value;
const isList = (value: Json): boolean => 'title' in value && 'id' in value && Object.keys(value).length === 2;
const isNotification = (value: Json): boolean =>
  'type' in value && 'account' in value && 'created_at' in value;

const isKind = (type: string, { kinds }: Family): boolean => type in kinds || !/^pleroma:|^move$/.test(type);

/** Every entity inside an answer in the family's form. */
export function dressJson(value: unknown, family: Family, guest: boolean): unknown {
  if (Array.isArray(value)) {
    return value
      .filter((item) => !isObject(item) || isKind(textIn(item.type), family))
      .map((item) => dressJson(item, family, guest));
  }
  if (!isObject(value)) return value;
  let dressed = value;
  if (isStatus(value)) dressed = family.status(value, guest);
  else if (isAccount(value)) dressed = family.account(value);
  else if (isList(value)) dressed = { ...value, replies_policy: 'list', exclusive: false };
  else if (isNotification(value)) dressed = family.notification(value);
  return Object.fromEntries(
    Object.entries(without(dressed, OURS)).map(([name, inner]) => [name, dressJson(inner, family, guest)]),
  );
}

const posts = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** The instance gives a whole conversation by age; these families give true ancestors and descendants. */
export function cutContext(context: Json, id: string, parentOf: string | null): Json {
  const all = new Map(
    [...posts(context.ancestors), ...posts(context.descendants)].map((post) => [textIn(post.id), post]),
  );
  const ancestors: Json[] = [];
  for (let next = parentOf; next !== null && all.has(next);) {
    const post: Json = all.get(next) ?? {};
    ancestors.unshift(post);
    next = textIn(post.in_reply_to_id) || null;
  }
  const below = new Set([id]);
  const descendants = posts(context.descendants).filter((post) => {
    const belongs = below.has(textIn(post.in_reply_to_id));
    if (belongs) below.add(textIn(post.id));
    return belongs;
  });
  return { ancestors, descendants };
}
