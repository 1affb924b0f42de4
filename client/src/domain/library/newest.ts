/**
 * Hands out ordinals newest first, a few at a time: only a page of what is found is shown, so sorting all of it would be
 * in vain. A binary heap.
 */
export class Newest {
  private readonly heap: Uint32Array;
  private left: number;

  /** Of each ordinal its time; of the same time, the greater ordinal is newer. */
  constructor(
    private readonly ordinals: readonly number[],
    private readonly times: readonly number[],
  ) {
    this.left = ordinals.length;
    this.heap = new Uint32Array(this.left);
    for (let at = 0; at < this.left; at += 1) this.heap[at] = at;
    for (let at = (this.left >> 1) - 1; at >= 0; at -= 1) this.sink(at);
  }

  /** How many there were in all. */
  get count(): number {
    return this.ordinals.length;
  }

  /** So many at most; none when all have been taken. */
  take(most: number): number[] {
    const taken: number[] = [];
    while (taken.length < most && this.left > 0) {
      taken.push(this.ordinals[this.heap[0] ?? 0] ?? 0);
      this.left -= 1;
      this.heap[0] = this.heap[this.left] ?? 0;
      this.sink(0);
    }
    return taken;
  }

  private isNewer(a: number, b: number): boolean {
    const one = this.heap[a] ?? 0;
    const other = this.heap[b] ?? 0;
    const apart = (this.times[one] ?? 0) - (this.times[other] ?? 0);
    return apart === 0 ? (this.ordinals[one] ?? 0) > (this.ordinals[other] ?? 0) : apart > 0;
  }

  private sink(from: number): void {
    const { heap } = this;
    for (let at = from; ;) {
      let top = at;
      for (let below = 2 * at + 1; below <= 2 * at + 2 && below < this.left; below += 1)
        if (this.isNewer(below, top)) top = below;
      if (top === at) return;
      const held = heap[at] ?? 0;
      heap[at] = heap[top] ?? 0;
      heap[top] = held;
      at = top;
    }
  }
}
