import { shortcuts, type ShortcutId } from './shortcuts.ts';

/** The second key must follow within this time; otherwise the sequence restarts. */
const patienceMs = 1_500;

const ids = Object.keys(shortcuts) as ShortcutId[];

/**
 * Recognizes shortcuts of one or two keys as they are pressed.
 * @returns a function that takes a key and the time, and returns the completed shortcut, `'first'` for the first of two, otherwise
 * undefined
 */
export function keySequence(): (key: string, now: number) => ShortcutId | 'first' | undefined {
  let first: { key: string; at: number } | undefined;
  return (key, now) => {
    const before = first && now - first.at <= patienceMs ? [first.key] : [];
    first = undefined;
    for (const pressed of [[...before, key], [key]]) {
      const found = ids.find((id) => shortcuts[id].keys.join(' ') === pressed.join(' '));
      if (found) return found;
    }
    if (!ids.some((id) => shortcuts[id].keys.length > 1 && shortcuts[id].keys[0] === key)) return undefined;
    first = { key, at: now };
    return 'first';
  };
}
