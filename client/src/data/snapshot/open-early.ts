import { snapshotStore } from './snapshot-store';

// The browser opens the database beside the page: asked for before the rest of the code has run, it is open
// when the snapshot is to be read.
snapshotStore.open();
