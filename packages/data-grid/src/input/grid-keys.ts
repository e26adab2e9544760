/** Commands of keys in a grid that is not editing. */
export type GridCommand =
  | { readonly do: 'move'; readonly rows: number; readonly cols: number; readonly extend: boolean }
  | { readonly do: 'page'; readonly step: 1 | -1; readonly extend: boolean }
  | { readonly do: 'edit' }
  | { readonly do: 'type' | 'compose' }
  | { readonly do: 'clear' }
  | { readonly do: 'select-all' | 'select-row' | 'select-column' }
  | { readonly do: 'undo' | 'redo' }
  | { readonly do: 'error'; readonly step: 1 | -1 }
  | { readonly do: 'resize'; readonly by: number }
  | { readonly do: 'delete-rows' | 'fill-down' }
  | { readonly do: 'find'; readonly replace: boolean }
  | { readonly do: 'column-menu' | 'cell-menu' }
  | { readonly do: 'escape' };

interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly isComposing?: boolean;
}

const RESIZE_STEP = 16;
const ARROWS: Readonly<Record<string, readonly [rows: number, cols: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const CONTROL_KEYS: Readonly<Record<string, GridCommand>> = {
  ' ': { do: 'select-column' },
  a: { do: 'select-all' },
  d: { do: 'fill-down' },
  f: { do: 'find', replace: false },
  h: { do: 'find', replace: true },
  y: { do: 'redo' },
  '-': { do: 'delete-rows' },
};

function controlCommand(key: string, extend: boolean): GridCommand | null {
  const arrow = ARROWS[key];
  if (arrow) return { do: 'move', rows: arrow[0] * Infinity || 0, cols: arrow[1] * Infinity || 0, extend };
  if (key === 'Home') return { do: 'move', rows: -Infinity, cols: -Infinity, extend };
  if (key === 'End') return { do: 'move', rows: Infinity, cols: Infinity, extend };
  if (key.toLowerCase() === 'z') return { do: extend ? 'redo' : 'undo' };
  return CONTROL_KEYS[key.toLowerCase()] ?? null;
}

/** The command of a key press while no cell is being edited; `null` leaves the key to the browser, such as Tab and copy. */
export function gridCommand(press: KeyPress): GridCommand | null {
  const { key, shiftKey: extend } = press;
  if (press.altKey) {
    if (key === 'ArrowDown' && !extend) return { do: 'column-menu' };
    const arrow = ARROWS[key];
    return extend && arrow && arrow[1] !== 0 ? { do: 'resize', by: arrow[1] * RESIZE_STEP } : null;
  }
  if (press.ctrlKey || press.metaKey) return controlCommand(key, extend);
  const arrow = ARROWS[key];
  if (arrow) return { do: 'move', rows: arrow[0], cols: arrow[1], extend };
  switch (key) {
    case 'Home':
      return { do: 'move', rows: 0, cols: -Infinity, extend };
    case 'End':
      return { do: 'move', rows: 0, cols: Infinity, extend };
    case 'PageUp':
      return { do: 'page', step: -1, extend };
    case 'PageDown':
      return { do: 'page', step: 1, extend };
    case 'Enter':
    case 'F2':
      return { do: 'edit' };
    case 'F8':
      return { do: 'error', step: extend ? -1 : 1 };
    case 'Delete':
    case 'Backspace':
      return { do: 'clear' };
    case 'Escape':
      return { do: 'escape' };
    case ' ':
      return extend ? { do: 'select-row' } : { do: 'type' };
    case 'Process':
      return { do: 'compose' };
    case 'ContextMenu':
      return { do: 'cell-menu' };
    case 'F10':
      return extend ? { do: 'cell-menu' } : null;
    default:
      return /^.$/u.test(key) ? { do: 'type' } : null;
  }
}
