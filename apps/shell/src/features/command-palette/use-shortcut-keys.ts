import { isComposing } from '@lading/ui/is-composing';
import { useEffect } from 'react';
import { useAccount } from '../../platform/account.ts';
import { systemClock } from '../../platform/clock.ts';
import { areLettersOn } from './key-choice.ts';
import { keyPathOf } from '../../platform/key-path.ts';
import { isModalOpen, takesLetters } from './key-place-rules.ts';
import { hasCommandKey, shortcuts, type ShortcutId } from './shortcuts.ts';

/** The second key must follow within this time; otherwise the sequence restarts. */
const patienceMs = 1_500;

const shortcutIds = Object.keys(shortcuts) as ShortcutId[];

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
      const found = shortcutIds.find((id) => shortcuts[id].keys.join(' ') === pressed.join(' '));
      if (found) return found;
    }
    if (!shortcutIds.some((id) => shortcuts[id].keys.length > 1 && shortcuts[id].keys[0] === key))
      return undefined;
    first = { key, at: now };
    return 'first';
  };
}

/**
 * Listens to the shell's keys, with focus anywhere, including sub-applications. Ctrl or Cmd with K opens the palette except in a
 * modal dialog; letters only work where nothing else uses them.
 */
export function useShortcutKeys(onPalette: () => void, onShortcut: (id: ShortcutId) => void): void {
  const { facts } = useAccount();
  useEffect(() => {
    const next = keySequence();
    const events = new AbortController();
    // In the capturing phase: a page that stops its key events does not block the palette.
    addEventListener('keydown', openPalette, { capture: true, signal: events.signal });
    addEventListener('keydown', takeLetter, { signal: events.signal });

    function openPalette(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey } = event;
      const isCommand = hasCommandKey ? metaKey && !ctrlKey : ctrlKey && !metaKey;
      if (!isCommand || event.altKey || event.shiftKey || key.toLowerCase() !== 'k') return;
      if (isModalOpen(keyPathOf(event))) return;
      event.preventDefault();
      event.stopPropagation();
      onPalette();
    }

    function takeLetter(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || event.repeat || isComposing(event) || event.defaultPrevented)
        return;
      if (key.length !== 1 || !areLettersOn()) return;
      const path = keyPathOf(event);
      if (isModalOpen(path) || takesLetters(path)) return;
      const found = next(key, systemClock.now());
      if (!found || found === 'first') return;
      const { requires } = shortcuts[found];
      if (requires && !facts[requires]) return;
      event.preventDefault();
      onShortcut(found);
    }

    return () => events.abort();
  }, [facts, onPalette, onShortcut]);
}
