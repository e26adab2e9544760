import type { Destination } from '../../platform/destinations.ts';
import type { Fact } from '../../platform/user-access.ts';

/** Every way by keys that the shell has: what the listener answers and what the help sheet shows are this one table. */
interface Shortcut {
  /** Pressed one after the other; small letters as the keyboard gives them. */
  keys: readonly string[];
  /** A page, or one of the acts that the app gives. */
  does: { to: Destination } | { act: ShortcutAct };
  /** Works only for whom this fact holds (spec §6). */
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

/** Whether the keyboard is one with a command key, where the palette opens by it instead of Control. */
export const hasCommandKey = /Mac|iPhone|iPad/.test(navigator.platform);

/** The keys of the palette as the keyboard of this machine names them. */
export const paletteKeys: readonly string[] = hasCommandKey ? ['⌘', 'K'] : ['Ctrl', 'K'];
