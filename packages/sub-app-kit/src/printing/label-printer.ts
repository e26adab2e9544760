import { labelPrinter, type LabelPrinter } from '@lading/contracts/shipping';
import { Observable } from '@lading/ui/observable';
import { useSyncExternalStore } from 'react';

const storageKey = 'lading.label-printer';
const usual: LabelPrinter = { way: 'browser', paper: 'LABEL_4X6', format: 'pdf', dpi: '203', printer: null };

function storedText(): string | null | undefined {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return undefined;
  }
}

function printerOf(text: string | null): LabelPrinter {
  try {
    const stored = labelPrinter.safeParse(JSON.parse(text ?? 'null'));
    if (stored.success) return stored.data;
  } catch {
    // Not a valid setting: use the default.
  }
  return usual;
}

/** The setting, with the text in the storage when it was read or chosen. */
interface Known {
  text: string | null;
  printer: LabelPrinter;
}

const readKnown = (text: string | null): Known => ({ text, printer: printerOf(text) });
const known = new Observable(readKnown(storedText() ?? null));

/** Another tab on this computer may have changed it. A browser without storage keeps the choice of this page. */
function refresh(): void {
  const text = storedText();
  if (text !== undefined && text !== known.get().text) known.set(readKnown(text));
}

/** How this computer prints labels. Not for rendering: see {@link useLabelPrinter}. */
export function currentPrinter(): LabelPrinter {
  refresh();
  return known.get().printer;
}

/** Stores how this computer prints labels. */
export function choosePrinter(printer: LabelPrinter): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(printer));
  } catch {
    // The choice then only lasts until the page is left.
  }
  known.set({ text: storedText() ?? null, printer });
}

function subscribe(listener: () => void): () => void {
  const leave = known.subscribe(listener);
  // One of its own: the same function added twice would be removed with the first subscriber.
  const onStorage = () => refresh();
  addEventListener('storage', onStorage);
  refresh();
  return () => {
    leave();
    removeEventListener('storage', onStorage);
  };
}

/** How this computer prints labels, current in every tab. */
export const useLabelPrinter = (): LabelPrinter => useSyncExternalStore(subscribe, known.get).printer;
