/** Answers that stay true for the visit, by question; a failure is not kept. */
export function onceEach<T>(): (question: string, ask: () => Promise<T>) => Promise<T> {
  const asked = new Map<string, Promise<T>>();
  return (question, ask) => {
    const known = asked.get(question);
    if (known) return known;
    const answer = ask();
    asked.set(question, answer);
    answer.catch(() => asked.delete(question));
    return answer;
  };
}
