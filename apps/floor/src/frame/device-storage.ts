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

/** The list that is kept as JSON under a name; empty if there is none. */
export function readDeviceList<Entry>(name: string): Entry[] {
  try {
    const read: unknown = JSON.parse(readDevice(name) ?? '[]');
    return Array.isArray(read) ? (read as Entry[]) : [];
  } catch {
    return [];
  }
}

/** The names of everything that is kept on this device. */
export function namesOnDevice(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/** Keeps nothing under a name any more. */
export function dropFromDevice(name: string): void {
  onPage.delete(name);
  try {
    localStorage.removeItem(name);
  } catch {
    // Nothing was kept there.
  }
}
