import { screenStore } from './database';

// The browser opens the database beside the page: asked for before the rest of the code has run, it is open
// when the last screen is to be read.
screenStore.open();
