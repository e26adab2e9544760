import { Toast } from '@base-ui/react/toast';
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

/** Shows short messages from anywhere; `<Toaster toaster={…} />` draws them. */
export interface Toaster {
  success: (title: ReactNode, options?: ToastOptions) => string;
  error: (title: ReactNode, options?: ToastOptions) => string;
  info: (title: ReactNode, options?: ToastOptions) => string;
  close: (id: string) => void;
  /** What `<Toaster />` listens to. */
  manager: ReturnType<typeof Toast.createToastManager>;
}

/** One toaster for an app. Errors are announced at once (alert), the rest politely (status). */
export function createToaster(): Toaster {
  const manager = Toast.createToastManager();
  const show =
    (type: ToastTone) =>
    (title: ReactNode, options: ToastOptions = {}) =>
      manager.add({
        title,
        type,
        ...(options.description === undefined ? {} : { description: options.description }),
        ...(options.timeoutMs === undefined ? {} : { timeout: options.timeoutMs }),
        ...(options.id === undefined ? {} : { id: options.id }),
        ...(options.action
          ? { actionProps: { children: options.action.label, onClick: options.action.onSelect } }
          : {}),
      });
  return {
    success: show('success'),
    error: show('danger'),
    info: show('info'),
    close: (id) => manager.close(id),
    manager,
  };
}
