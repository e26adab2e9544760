/**
 * Runs a classic script and gives what it left in a global variable.
 * @throws Error when it cannot be fetched or leaves nothing there
 */
export async function loadScript(address: string, global: string): Promise<unknown> {
  const script = document.createElement('script');
  script.src = address;
  try {
    await new Promise<void>((resolve, reject) => {
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => reject(new Error(`the script ${address} could not be loaded`)));
      document.head.append(script);
    });
  } finally {
    script.remove();
  }
  const exported = (globalThis as Record<string, unknown>)[global];
  if (exported === undefined) throw new Error(`the script ${address} sets no ${global}`);
  return exported;
}
