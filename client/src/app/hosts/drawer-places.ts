import { EntryMemory } from '@/lib/history/entry-memory';

/** Where the reader was in the drawer of notifications. */
interface DrawerPlace {
  /** Pixels. */
  top: number;
  /** Of the row that had the focus; '' where none had. */
  row: string;
}

/** By history entry: the drawer was open there when something in it led to another page. */
export const drawerPlaces = new EntryMemory<DrawerPlace>();
