/** Those that {@link codeOf} has made: what they have fetched already is there without a connection. */
const made = new WeakSet<object>();

/**
 * Makes a fetch of code that happens once. Without a connection it refuses at once: a browser remembers a module that it could not fetch
 * and never asks for it again while the page stands, so the first try had better be one that can succeed. A try that failed is made anew.
 */
export function codeOf<Code>(load: () => Promise<Code>): () => Promise<Code> {
  if (made.has(load)) return load;
  let code: Promise<Code> | undefined;
  const fetchCode = () => {
    if (!code && !navigator.onLine)
      return Promise.reject(new TypeError('Failed to fetch dynamically imported module: offline'));
    code ??= load().catch((fault: unknown) => {
      code = undefined;
      throw fault;
    });
    return code;
  };
  made.add(fetchCode);
  return fetchCode;
}
