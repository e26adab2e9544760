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

/** Whether single letters are shortcuts. Users of speech input, for example, can turn them off (WCAG 2.1.4). */
export function areLettersOn(): boolean {
  return isOn.get();
}

/** Stores the choice for this browser. */
export function turnLetters(on: boolean): void {
  try {
    localStorage.setItem(key, on ? 'on' : 'off');
  } catch {
    // Storage is refused: the choice lasts as long as the page.
  }
  isOn.set(on);
}

/** The current value of {@link areLettersOn}. */
export function useLettersOn(): boolean {
  return useSyncExternalStore(isOn.subscribe, isOn.get);
}
