import { cloneElement } from 'react';
import { opensOnDemand } from './opens-on-demand.tsx';
import type { MenuProps } from './whole-menu.tsx';

export type { MenuAction, MenuEntry, MenuProps } from './whole-menu.tsx';

/** Actions behind one button, by pointer, arrows and first letters. */
export const Menu = opensOnDemand<MenuProps>({
  Closed: ({ trigger }) => cloneElement(trigger, { 'aria-haspopup': 'menu', 'aria-expanded': false }),
  load: async () => (await import('./whole-menu.tsx')).WholeMenu,
});
