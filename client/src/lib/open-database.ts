export interface Tables<Table extends string> {
  name: string;
  /** Raised with each new table; tables that are missing are made. */
  version: number;
  tables: readonly Table[];
  /** Tables whose rows are numbered by the browser. */
  numbered?: readonly Table[];
}

function request<Table extends string>(
  { name, version, tables, numbered = [] }: Tables<Table>,
  onEnd: (byOther: boolean) => void,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, version);
    opening.addEventListener('upgradeneeded', () => {
      const { result } = opening;
      for (const table of tables)
        if (!result.objectStoreNames.contains(table))
          result.createObjectStore(table, { autoIncrement: numbered.includes(table) });
    });
    opening.addEventListener('success', () => {
      const database = opening.result;
      // Another tab wants a newer version, or deletes it: this one must not block that.
      database.addEventListener('versionchange', () => {
        onEnd(true);
        database.close();
      });
      database.addEventListener('close', () => onEnd(false));
      resolve(database);
    });
    opening.addEventListener('error', () => reject(new Error('IndexedDB does not open')));
    opening.addEventListener('blocked', () => reject(new Error('IndexedDB is blocked')));
  });
}

/**
 * The connection to an IndexedDB database, opened when it is first asked for: rejects where the browser refuses. The
 * next call opens it anew after a refusal, and after the browser or another tab closed it. `onWanted`: another tab
 * wants a newer version of it, or deletes it.
 */
export function connection<Table extends string>(
  tables: Tables<Table>,
  onWanted?: () => void,
): () => Promise<IDBDatabase> {
  let now: Promise<IDBDatabase> | null = null;
  return () => {
    if (now) return now;
    const forget = (): void => {
      if (now === opening) now = null;
    };
    const opening = request(tables, (byOther) => {
      forget();
      if (byOther) onWanted?.();
    });
    opening.catch(forget);
    now = opening;
    return opening;
  };
}
