import { describe, expect, it } from 'vitest';
import { createSessionStore } from './session-store.ts';

function storageWith(items: Record<string, string>) {
  const kept = new Map(Object.entries(items));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
}

describe('values that the shell stores in the session (spec §2)', () => {
  it('outlives the page', () => {
    const storage = storageWith({});
    createSessionStore(storage).set('settingsGroups', ['account', 'settings']);
    expect(createSessionStore(storage).get('settingsGroups')).toEqual(['account', 'settings']);
  });

  it.each([['"yes"'], ['{'], ['null'], ['[1]']])('ignores %s in storage', (text) => {
    const store = createSessionStore(
      storageWith({ 'lading.menuCollapsed': text, 'lading.mainGroups': text }),
    );
    expect(store.get('menuCollapsed')).toBe(false);
    expect(store.get('mainGroups')).toEqual([]);
  });

  it('works without storage, and notifies listeners', () => {
    const refusing = {
      getItem: (): string | null => {
        throw new Error('refused');
      },
      setItem: () => {
        throw new Error('refused');
      },
    };
    const store = createSessionStore(refusing);
    let told = 0;
    const stop = store.subscribe(() => (told += 1));
    store.set('menuCollapsed', true);
    stop();
    store.set('menuCollapsed', false);
    expect(told).toBe(1);
    expect(store.get('menuCollapsed')).toBe(false);
  });
});
