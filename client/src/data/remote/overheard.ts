import type { ApiAnswer, ApiRequest, Client } from '@/api/http';
import { isUnheard, toApiError } from '@/domain/api-error';

/** Milliseconds after which a question without an answer is a sign that nobody is there. */
const SILENCE = 5_000;

/** A client that tells of each call whether it was answered; one that was ended here tells nothing. */
export class Overheard implements Client {
  readonly base: string;
  /** Calls under way that only ask. */
  private readonly questions = new Set<AbortController>();

  constructor(
    private readonly client: Client,
    private readonly tell: (answered: boolean) => void,
  ) {
    this.base = client.base;
  }

  /** The server is back after it was lost: what was asked before may never be answered, and is asked again. */
  askAnew(): void {
    for (const question of this.questions) question.abort();
  }

  async send(request: ApiRequest): Promise<ApiAnswer> {
    try {
      const answer = await ((request.method ?? 'GET') === 'GET'
        ? this.ask(request)
        : this.client.send(request));
      this.tell(true);
      return answer;
    } catch (thrown) {
      const error = toApiError(thrown);
      if (error.kind !== 'aborted') this.tell(!isUnheard(error));
      throw thrown;
    }
  }

  private async ask(request: ApiRequest): Promise<ApiAnswer> {
    const { signal } = request;
    const anew = new AbortController();
    this.questions.add(anew);
    const silence = setTimeout(() => this.tell(false), SILENCE);
    try {
      const either = signal ? AbortSignal.any([signal, anew.signal]) : anew.signal;
      return await this.client.send({ ...request, signal: either });
    } catch (thrown) {
      const isAnew = anew.signal.aborted && signal?.aborted !== true;
      if (!isAnew || toApiError(thrown).kind !== 'aborted') throw thrown;
    } finally {
      clearTimeout(silence);
      this.questions.delete(anew);
    }
    // Once only: else every answer of a server that is merely slow would be thrown away.
    return this.client.send(request);
  }
}
