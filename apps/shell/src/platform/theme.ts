import { applyTheme, type Theme } from '@lading/ui/tokens';
import { useSyncExternalStore } from 'react';

const key = 'lading.theme';
const dark = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();
let theme: Theme = remembered();

function remembered(): Theme {
  try {
    const kept = localStorage.getItem(key);
    return kept === 'light' || kept === 'dark' ? kept : 'system';
  } catch {
    return 'system';
  }
}

/** Puts the reader's choice of light or dark on the page. */
export function startTheme(): void {
  applyTheme(document.documentElement, theme);
}

/** Changes the theme and keeps it for the next visit. */
export function chooseTheme(chosen: Theme): void {
  theme = chosen;
  try {
    localStorage.setItem(key, chosen);
  } catch {
    // Refused storage: the choice lasts as long as the page.
  }
  startTheme();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  dark.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    dark.removeEventListener('change', listener);
  };
}

/** The reader's choice: light, dark, or as the device says. */
export function useThemeChoice(): Theme {
  return useSyncExternalStore(subscribe, () => theme);
}

/** The theme on the screen now, as sub-applications are told of it. */
export function useShownTheme(): 'light' | 'dark' {
  return useSyncExternalStore(subscribe, () =>
    theme === 'system' ? (dark.matches ? 'dark' : 'light') : theme,
  );
}
