import { shortcuts, type ShortcutId } from '../features/command-palette/index.ts';
import { menuPages } from '../features/menu/index.ts';
import { destinations, type Destination } from '../platform/destinations.ts';
import { helpDestination } from '../platform/user-access.ts';
import type { FrameOfPalette } from './use-palette-context.ts';

const ids = Object.keys(shortcuts) as ShortcutId[];

/** The page that a shortcut leads to. */
export function pageOf(id: ShortcutId): Destination | undefined {
  const { does } = shortcuts[id];
  return 'to' in does ? does.to : undefined;
}

/** What the palette's commands do. */
export const paletteContext = (frame: FrameOfPalette) => ({
  ...frame,
  menus: menuPages(frame.facts),
  helpPage: helpDestination(frame.facts),
  goTo: (to: Destination) => frame.go(destinations[to]),
  goToHeldOrders: () => frame.go(`${destinations.orders}?status=ON_HOLD`),
  goToUnlabeledOrders: () => frame.go(`${destinations.orders}?status=AWAITING_LABEL`),
  shortcutTo: (to: Destination) => ids.find((id) => pageOf(id) === to),
});

export type PaletteContext = ReturnType<typeof paletteContext>;
