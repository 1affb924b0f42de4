import { createContext, useContext } from 'react';
import type { Sessions } from '@/data/session/sessions';

const SessionsContext = createContext<Sessions | null>(null);

export const SessionsProvider = SessionsContext.Provider;

export function useSessions(): Sessions {
  const sessions = useContext(SessionsContext);
  if (!sessions) throw new Error('no sessions: SessionsProvider is missing');
  return sessions;
}
