/** Values that could not be stored on the device last as long as the page. */
const onPage = new Map<string, string>();

/** The value stored on this device under a name; null if there is none. A browser may refuse its storage. */
export function readDevice(name: string): string | null {
  const kept = onPage.get(name);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Stores a text on this device; without storage, or when it is full, for as long as the page lasts. */
export function keepOnDevice(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
    onPage.delete(name);
  } catch {
    onPage.set(name, text);
  }
}

/** The list stored as JSON under a name; empty if there is none. */
export function readDeviceList<Entry>(name: string): Entry[] {
  try {
    const read: unknown = JSON.parse(readDevice(name) ?? '[]');
    return Array.isArray(read) ? (read as Entry[]) : [];
  } catch {
    return [];
  }
}

/** The names of all values stored on this device. */
export function namesOnDevice(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/** Removes the value under a name. */
export function dropFromDevice(name: string): void {
  onPage.delete(name);
  try {
    localStorage.removeItem(name);
  } catch {
    // There was no value.
  }
}
