/** How an attempt ended, and whether the page's own policy stopped it. */
export type Attempt<T> = { is: 'done'; value: T } | { is: 'failed'; thrown: unknown; isForbidden: boolean };

/**
 * Heeds the browser while a request is tried: a page that an instance serves may mostly talk to that instance alone
 * (`connect-src`), and only the browser can tell that from a server that does not answer.
 */
export async function tryUnderPolicy<T>(ask: () => Promise<T>): Promise<Attempt<T>> {
  let isForbidden = false;
  const heed = ({ effectiveDirective }: SecurityPolicyViolationEvent): void => {
    isForbidden ||= effectiveDirective === 'connect-src';
  };
  document.addEventListener('securitypolicyviolation', heed);
  try {
    return { is: 'done', value: await ask() };
  } catch (thrown) {
    // The browser tells of it in a task of its own.
    await new Promise((resolve) => setTimeout(resolve));
    return { is: 'failed', thrown, isForbidden };
  } finally {
    document.removeEventListener('securitypolicyviolation', heed);
  }
}
