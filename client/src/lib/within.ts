/** The same promise; rejects when it takes longer than `patience` (milliseconds). */
export function within<T>(patience: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer in time')), patience);
    void promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
