import { createContext } from 'react';

/** Whether the profile is drawn, and not shown yet (app/next-page.ts): it asks nothing and keeps no place until then. */
export const IsNext = createContext(false);
