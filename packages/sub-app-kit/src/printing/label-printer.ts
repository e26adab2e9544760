import { labelPrinter, type LabelPrinter } from '@lading/contracts/shipping';
import { useSyncExternalStore } from 'react';

const storageKey = 'lading.label-printer';
const usual: LabelPrinter = { way: 'browser', paper: 'LABEL_4X6', format: 'pdf', dpi: '203', printer: null };
const listeners = new Set<() => void>();
let known: { text: string | null; printer: LabelPrinter } | undefined;

function storedText(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    // A browser without storage starts with the default each time.
    return known?.text ?? null;
  }
}

/** How this computer prints labels; the same object until something changes. */
export function currentPrinter(): LabelPrinter {
  const text = storedText();
  if (known && known.text === text) return known.printer;
  let printer = usual;
  try {
    const stored = labelPrinter.safeParse(JSON.parse(text ?? 'null'));
    if (stored.success) printer = stored.data;
  } catch {
    // Not a valid setting: use the default.
  }
  known = { text, printer };
  return printer;
}

/** Stores how this computer prints labels. */
export function choosePrinter(printer: LabelPrinter): void {
  const text = JSON.stringify(printer);
  known = { text, printer };
  try {
    localStorage.setItem(storageKey, text);
  } catch {
    // The choice then only lasts until the page is left.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab on this computer has changed it.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** How this computer prints labels, current in every tab. */
export const useLabelPrinter = (): LabelPrinter => useSyncExternalStore(subscribe, currentPrinter);
