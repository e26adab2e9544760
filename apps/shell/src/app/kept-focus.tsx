import { useEffect } from 'react';
import { keepFocus } from '../platform/keep-focus.ts';

/** Keeps the focus on the page while its parts are added and removed. */
export function KeptFocus() {
  useEffect(() => keepFocus(), []);
  return null;
}
