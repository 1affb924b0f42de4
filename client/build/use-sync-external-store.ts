/** Stands in for the package of this name that the router brings for old versions of React. */
export { useSyncExternalStore } from 'react';
