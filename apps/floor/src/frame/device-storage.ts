/** What could not be kept on the device lasts as long as the page. */
const onPage = new Map<string, string>();

/** What is kept on this device under a name; null if nothing is. A browser may refuse its storage. */
export function readDevice(name: string): string | null {
  const kept = onPage.get(name);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a text on this device; without storage, or when it is full, for as long as the page lasts. */
export function keepOnDevice(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
    onPage.delete(name);
  } catch {
    onPage.set(name, text);
  }
}
