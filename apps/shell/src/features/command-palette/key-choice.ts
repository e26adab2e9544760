import { useSyncExternalStore } from 'react';

const key = 'lading.letter-keys';
const listeners = new Set<() => void>();
let isOn = remembered();

function remembered(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

/** Whether single letters are shortcuts. Who dictates or leans on keys can turn them off (WCAG 2.1.4). */
export function areLettersOn(): boolean {
  return isOn;
}

/** Keeps the choice for this browser. */
export function turnLetters(on: boolean): void {
  isOn = on;
  try {
    localStorage.setItem(key, on ? 'on' : 'off');
  } catch {
    // Refused storage: the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** {@link areLettersOn}, followed as it changes. */
export function useLettersOn(): boolean {
  return useSyncExternalStore(subscribe, areLettersOn);
}
