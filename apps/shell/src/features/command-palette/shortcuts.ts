import type { Destination } from '../../platform/destinations.ts';
import type { Fact } from '../../platform/user-access.ts';

/** Every keyboard shortcut of the shell: both the listener and the shortcut list use this table. */
interface Shortcut {
  /** Pressed in sequence; lower case as reported by the keyboard. */
  keys: readonly string[];
  /** A page, or one of the app's actions. */
  does: { to: Destination } | { act: ShortcutAct };
  /** Only works if this fact holds (spec §6). */
  requires?: Fact;
}

type ShortcutAct = 'help' | 'import';

const table = {
  help: { keys: ['?'], does: { act: 'help' } },
  import: { keys: ['i'], does: { act: 'import' } },
  orders: { keys: ['g', 'o'], does: { to: 'orders' } },
  shipments: { keys: ['g', 's'], does: { to: 'shipments' } },
  products: { keys: ['g', 'p'], does: { to: 'products' } },
  inventory: { keys: ['g', 'i'], does: { to: 'inventory' }, requires: 'seesWarehouses' },
  messages: { keys: ['g', 'm'], does: { to: 'messages' } },
  rates: { keys: ['g', 'r'], does: { to: 'rates' }, requires: 'isVerified' },
} as const satisfies Record<string, Shortcut>;

export type ShortcutId = keyof typeof table;

export const shortcuts: Readonly<Record<ShortcutId, Shortcut>> = table;

/** Whether the keyboard has a command key, which opens the palette instead of Control. */
export const hasCommandKey = /Mac|iPhone|iPad/.test(navigator.platform);

/** The keys of the palette as labeled on this machine's keyboard. */
export const paletteKeys: readonly string[] = hasCommandKey ? ['⌘', 'K'] : ['Ctrl', 'K'];
