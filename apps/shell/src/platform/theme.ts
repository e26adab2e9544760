import { applyTheme, type Theme } from '@lading/ui/tokens';
import { Observable } from '@lading/ui/observable';
import { useSyncExternalStore } from 'react';

const key = 'lading.theme';
const dark = matchMedia('(prefers-color-scheme: dark)');
const choice = new Observable<Theme>(remembered());

function remembered(): Theme {
  try {
    const kept = localStorage.getItem(key);
    return kept === 'light' || kept === 'dark' ? kept : 'system';
  } catch {
    return 'system';
  }
}

/** Applies the reader's choice of light or dark to the page. */
export function startTheme(): void {
  applyTheme(document.documentElement, choice.get());
}

/** Changes the theme and stores it for the next visit. */
export function chooseTheme(chosen: Theme): void {
  try {
    localStorage.setItem(key, chosen);
  } catch {
    // Storage is refused: the choice lasts as long as the page.
  }
  applyTheme(document.documentElement, chosen);
  choice.set(chosen);
}

/** Listens to the choice, and to the device switching between light and dark. */
function subscribe(listener: () => void): () => void {
  const leave = choice.subscribe(listener);
  dark.addEventListener('change', listener);
  return () => {
    leave();
    dark.removeEventListener('change', listener);
  };
}

/** The reader's choice: light, dark, or that of the device. */
export function useThemeChoice(): Theme {
  return useSyncExternalStore(choice.subscribe, choice.get);
}

const shownTheme = (theme: Theme) => (theme === 'system' ? (dark.matches ? 'dark' : 'light') : theme);

/** The current theme, as passed to sub-applications. */
export function useShownTheme(): 'light' | 'dark' {
  return useSyncExternalStore(subscribe, () => shownTheme(choice.get()));
}
