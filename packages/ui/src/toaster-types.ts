import type { Toaster as ToasterHandle } from './create-toaster.ts';

export interface ToasterProps {
  toaster: ToasterHandle;
  /** Accessible name of the place where toasts stand. */
  label: string;
  closeLabel: string;
}
