import type { ComponentType } from 'react';
import type { AccessFacts } from '../../platform/user-access.ts';

/** How an item is drawn: an icon in the header, or a row with its name in the drawer of narrow screens. */
export interface HeaderItemLook {
  look: 'icon' | 'row';
  /** Given in the drawer: an item that acts in place calls it, and the drawer gives way. */
  onDone?: () => void;
}

/** One item of the top header, as data; the list stands in `app/header-items.tsx` (spec §2). */
export interface HeaderItem {
  id: string;
  /** Who sees it (spec §6). */
  isShown: (facts: AccessFacts) => boolean;
  /** Where it stands: beside the logo, or at the end of the header. */
  place: 'start' | 'end';
  /** At phone width it stays in the header or moves into the drawer. */
  narrow: 'header' | 'drawer';
  Item: ComponentType<HeaderItemLook>;
}
