import { useMemo, useSyncExternalStore } from 'react';

interface UrlStore {
  get: () => string | null;
  subscribe: () => () => void;
}

/** The address lives as long as somebody shows it. */
function urlStore(file: Blob | null): UrlStore {
  let url: string | null = null;
  return {
    get: () => url,
    subscribe: () => {
      url = file && URL.createObjectURL(file);
      return () => {
        if (url !== null) URL.revokeObjectURL(url);
        url = null;
      };
    },
  };
}

/** An address under which the page can show a file; given back when the component or the file goes. */
export function useObjectUrl(file: Blob | null): string | null {
  const store = useMemo(() => urlStore(file), [file]);
  return useSyncExternalStore(store.subscribe, store.get);
}
