import { useEffect, useState } from 'react';
import { isUsed, onFirstSign } from '@/lib/typing/first-sign';

/** False until somebody begins to use the page: what only then is wanted weighs nothing before. */
export function useUsed(): boolean {
  const [used, setUsed] = useState(isUsed);
  useEffect(() => onFirstSign(() => setUsed(true)), []);
  return used;
}
