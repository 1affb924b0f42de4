import type { en } from './messages/en';

type Catalogue = typeof en;
type Namespace = keyof Catalogue;

/** Every id of the English catalogue, such as `common.cancel`. */
export type MessageId = { [N in Namespace]: `${N}.${keyof Catalogue[N] & string}` }[Namespace];

type TextOf<Id extends MessageId> = Id extends `${infer N}.${infer K}`
  ? N extends Namespace
    ? K extends keyof Catalogue[N]
      ? Catalogue[N][K]
      : never
    : never
  : never;

type BranchHead =
  `${string}${' zero ' | ' one ' | ' two ' | ' few ' | ' many ' | ' other ' | ` =${number} `}`;
type FirstName<S> = S extends `${infer Name}}${string}`
  ? Name extends `${infer N},${string}`
    ? N
    : Name
  : never;
type Names<S> = S extends `${infer Before}{${infer After}`
  ? (Before extends BranchHead ? never : FirstName<After>) | Names<After>
  : never;

/** Arguments that the message of `Id` needs; `V` is what a slot may hold. */
type MessageArgs<Id extends MessageId, V> = Readonly<Record<Names<TextOf<Id>>, V>>;

/** No second parameter where the message has no slots; a missing one is a compile error. */
export type ArgsTuple<Id extends MessageId, V> = [Names<TextOf<Id>>] extends [never]
  ? []
  : [args: MessageArgs<Id, V>];
