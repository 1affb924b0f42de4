let asked = false;

/** Somebody pressed for a poll; its form comes with late code. */
export const askForPoll = (): void => {
  asked = true;
};

/** Whether the form that has just come was asked for: that of a kept draft was not. Tells once. */
export function wasPollAsked(): boolean {
  const was = asked;
  asked = false;
  return was;
}
