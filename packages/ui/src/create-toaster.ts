import type { ReactNode } from 'react';

export type ToastTone = 'success' | 'danger' | 'info';

export interface ToastOptions {
  /** A second line. */
  description?: ReactNode;
  /** A link or button under the text. */
  action?: { label: string; onSelect: () => void };
  /** Milliseconds until it hides; 0 keeps it. Without it 5 s (spec §9). */
  timeoutMs?: number;
  /** The same id replaces the toast instead of adding one. */
  id?: string;
}

/** One message as it was asked for. */
export interface ToastRequest {
  id: string;
  tone: ToastTone;
  title: ReactNode;
  options: ToastOptions;
}

/** The place on the page where toasts stand; it comes when the first of them does. */
interface ToastPlace {
  show: (request: ToastRequest) => void;
  close: (id: string) => void;
}

/** Shows short messages from anywhere; `<Toaster toaster={…} />` draws them. */
export interface Toaster {
  success: (title: ReactNode, options?: ToastOptions) => string;
  error: (title: ReactNode, options?: ToastOptions) => string;
  info: (title: ReactNode, options?: ToastOptions) => string;
  close: (id: string) => void;
  /** What `<Toaster />` asks: whether there has been anything to show. */
  isUsed: () => boolean;
  /** Told when the first toast is asked for. */
  onFirstUse: (listener: () => void) => () => void;
  /** Hands what waits, and everything from now on, to the place; the returned function takes it away again. */
  connect: (place: ToastPlace) => () => void;
}

/** One toaster for an app. Errors are announced at once (alert), the rest politely (status). */
export function createToaster(): Toaster {
  const waiting = new Map<string, ToastRequest>();
  const listeners = new Set<() => void>();
  let place: ToastPlace | undefined;
  let isUsed = false;
  let count = 0;

  const show =
    (tone: ToastTone) =>
    (title: ReactNode, options: ToastOptions = {}): string => {
      count += 1;
      const request = { id: options.id ?? `toast-${count}`, tone, title, options };
      if (place) place.show(request);
      else waiting.set(request.id, request);
      if (!isUsed) {
        isUsed = true;
        for (const listener of listeners) listener();
      }
      return request.id;
    };

  return {
    success: show('success'),
    error: show('danger'),
    info: show('info'),
    close: (id) => {
      waiting.delete(id);
      place?.close(id);
    },
    isUsed: () => isUsed,
    onFirstUse: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    connect: (connected) => {
      place = connected;
      for (const request of waiting.values()) connected.show(request);
      waiting.clear();
      return () => {
        if (place === connected) place = undefined;
      };
    },
  };
}
