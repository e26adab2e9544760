import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A storage that accepts no new value while it is full. */
function storage(disk: { isFull: boolean }) {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      if (disk.isFull) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key: string) => void values.delete(key),
  };
}

async function opened(names: { localStorage: unknown; sessionStorage: unknown }) {
  for (const [name, value] of Object.entries(names)) vi.stubGlobal(name, value);
  vi.resetModules();
  const { sharedStorage, tabStorage } = await import('./browser-storage.ts');
  return [sharedStorage, tabStorage];
}

describe("the browser's storage", () => {
  it('lasts as long as the page while storage is full, and as long as the browser once there is room again', async () => {
    const disk = { isFull: false };
    const local = storage(disk);
    for (const kept of await opened({ localStorage: local, sessionStorage: storage(disk) })) {
      disk.isFull = false;
      kept.setItem('who', 'one');
      disk.isFull = true;
      kept.setItem('who', 'two');
      expect(kept.getItem('who')).toBe('two');
      kept.removeItem('who');
      expect(kept.getItem('who')).toBeNull();
      kept.setItem('who', 'three');
      disk.isFull = false;
      kept.setItem('who', 'four');
      expect(kept.getItem('who')).toBe('four');
    }
    expect(local.getItem('who')).toBe('four');
  });

  it('never shows an older value to other tabs instead of a refused one', async () => {
    const disk = { isFull: false };
    const local = storage(disk);
    const [shared] = await opened({ localStorage: local, sessionStorage: storage(disk) });
    shared!.setItem('who', 'one');
    disk.isFull = true;
    shared!.setItem('who', 'two');
    expect(local.getItem('who')).toBeNull();
    // Another tab has freed space.
    disk.isFull = false;
    local.setItem('who', 'three');
    expect(shared!.getItem('who')).toBe('three');
  });

  it('lasts as long as the page where the browser refuses it', async () => {
    const refused = {
      getItem() {
        throw new DOMException('refused', 'SecurityError');
      },
    };
    for (const kept of await opened({ localStorage: refused, sessionStorage: refused })) {
      kept.setItem('who', 'one');
      expect(kept.getItem('who')).toBe('one');
      kept.removeItem('who');
      expect(kept.getItem('who')).toBeNull();
    }
  });
});
