import { useEffect } from 'react';
import { keepFocus } from '../platform/keep-focus.ts';

/** Keeps the focus on the page while its parts come and go. */
export function KeptFocus() {
  useEffect(() => keepFocus(), []);
  return null;
}
