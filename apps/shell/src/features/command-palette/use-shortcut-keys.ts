import { useEffect } from 'react';
import { useAccount } from '../../platform/account.ts';
import { systemClock } from '../../platform/clock.ts';
import { areLettersOn } from './key-choice.ts';
import { isModalOpen, takesLetters } from './key-place-rules.ts';
import { keySequence } from './key-sequence.ts';
import { hasCommandKey, shortcuts, type ShortcutId } from './shortcuts.ts';

/**
 * Listens to the keys of the shell, wherever the focus is, in a sub-application too. Ctrl or Cmd with K asks for the palette
 * from anywhere but a modal dialog; letters count only where nothing takes them.
 */
export function useShortcutKeys(onPalette: () => void, onShortcut: (id: ShortcutId) => void): void {
  const { facts } = useAccount();
  useEffect(() => {
    const next = keySequence();
    const events = new AbortController();
    // In the capturing phase: a page that keeps its keys to itself does not shut the palette out.
    addEventListener('keydown', openPalette, { capture: true, signal: events.signal });
    addEventListener('keydown', takeLetter, { signal: events.signal });

    function openPalette(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey } = event;
      const isCommand = hasCommandKey ? metaKey && !ctrlKey : ctrlKey && !metaKey;
      if (!isCommand || event.altKey || event.shiftKey || key.toLowerCase() !== 'k') return;
      if (isModalOpen(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      onPalette();
    }

    function takeLetter(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || event.repeat || event.isComposing || event.defaultPrevented) return;
      const [place] = event.composedPath();
      if (key.length !== 1 || !areLettersOn() || isModalOpen(place) || takesLetters(place)) return;
      const found = next(key, systemClock.now());
      if (!found || found === 'begun') return;
      const { requires } = shortcuts[found];
      if (requires && !facts[requires]) return;
      event.preventDefault();
      onShortcut(found);
    }

    return () => events.abort();
  }, [facts, onPalette, onShortcut]);
}
