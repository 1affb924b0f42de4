import { createContext, useContext } from 'react';
import type { Commands } from './commands';

const CommandsContext = createContext<Commands | null>(null);

/** `app` provides what it has made for the page. */
export const CommandsProvider = CommandsContext.Provider;

/** What screens ask of each other; the same object as long as the page lives. */
export function useCommands(): Commands {
  const commands = useContext(CommandsContext);
  if (!commands) throw new Error('no commands: CommandsProvider is missing');
  return commands;
}
