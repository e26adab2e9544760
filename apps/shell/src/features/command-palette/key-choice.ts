import { Observable } from '@lading/ui/observable';
import { useSyncExternalStore } from 'react';

const key = 'lading.letter-keys';
const isOn = new Observable(remembered());

function remembered(): boolean {
  try {
    return localStorage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

/** Whether single letters are shortcuts. Who dictates or leans on keys can turn them off (WCAG 2.1.4). */
export function areLettersOn(): boolean {
  return isOn.get();
}

/** Keeps the choice for this browser. */
export function turnLetters(on: boolean): void {
  try {
    localStorage.setItem(key, on ? 'on' : 'off');
  } catch {
    // Refused storage: the choice lasts as long as the page.
  }
  isOn.set(on);
}

/** {@link areLettersOn}, followed as it changes. */
export function useLettersOn(): boolean {
  return useSyncExternalStore(isOn.subscribe, isOn.get);
}
