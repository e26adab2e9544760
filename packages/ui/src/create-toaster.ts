import type { ReactNode } from 'react';
import { Observable } from './observable.ts';

export type ToastTone = 'success' | 'danger' | 'info';

interface ToastAction {
  label: string;
  onSelect: () => void;
}

export interface ToastOptions {
  /** A second line. */
  description?: ReactNode;
  /** A link or button under the text. */
  action?: ToastAction;
  /** Another one next to it. */
  furtherAction?: ToastAction;
  /** Milliseconds until it hides; 0 keeps it. Without it 5 s (spec §9). */
  timeoutMs?: number;
  /** The same id replaces the toast instead of adding one. */
  id?: string;
}

/** One requested message. */
export interface ToastRequest {
  id: string;
  tone: ToastTone;
  title: ReactNode;
  options: ToastOptions;
}

/** The toast region of the page; it is loaded with the first toast. */
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
  /** For `<Toaster />`: whether any toast was requested yet. */
  isUsed: () => boolean;
  /** Called when the first toast is requested. */
  onFirstUse: (listener: () => void) => () => void;
  /** Passes waiting and all future toasts to the region; the returned function disconnects it. */
  connect: (place: ToastPlace) => () => void;
}

/** One toaster for an app. Errors are announced immediately (alert), others politely (status). */
export function createToaster(): Toaster {
  const waiting = new Map<string, ToastRequest>();
  let place: ToastPlace | undefined;
  const isUsed = new Observable(false);
  let count = 0;

  const show =
    (tone: ToastTone) =>
    (title: ReactNode, options: ToastOptions = {}): string => {
      count += 1;
      const request = { id: options.id ?? `toast-${count}`, tone, title, options };
      if (place) place.show(request);
      else waiting.set(request.id, request);
      isUsed.set(true);
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
    isUsed: isUsed.get,
    onFirstUse: isUsed.subscribe,
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

export interface ToasterProps {
  toaster: Toaster;
  /** Accessible name of the toast region. */
  label: string;
  closeLabel: string;
}
