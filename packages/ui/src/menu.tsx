import { cloneElement } from 'react';
import type { MenuProps } from './menu-types.ts';
import { opensOnDemand } from './opens-on-demand.tsx';

export type { MenuAction, MenuEntry, MenuProps } from './menu-types.ts';

/** Acts behind one button, by pointer, arrows and first letters. */
export const Menu = opensOnDemand<MenuProps>({
  Closed: ({ trigger }) => cloneElement(trigger, { 'aria-haspopup': 'menu', 'aria-expanded': false }),
  load: async () => (await import('./whole-menu.tsx')).WholeMenu,
});
