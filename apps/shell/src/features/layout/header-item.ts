import type { ComponentType } from 'react';
import type { AccessFacts } from '../../platform/user-access.ts';

/** How an item is rendered: as an icon in the header, or as a row with its name in the drawer of narrow screens. */
export interface HeaderItemLook {
  look: 'icon' | 'row';
  /** Set in the drawer: an item with an action in place calls it, and the drawer closes. */
  onDone?: () => void;
}

/** One item of the top header, as data; the list is in `app/header-items.tsx` (spec §2). */
export interface HeaderItem {
  id: string;
  /** Who sees it (spec §6). */
  isShown: (facts: AccessFacts) => boolean;
  /** Its position: next to the logo, or at the end of the header. */
  place: 'start' | 'end';
  /** At phone width it stays in the header or moves into the drawer. */
  narrow: 'header' | 'drawer';
  /** Rarely used: it is under "More". */
  isRare?: true;
  Item: ComponentType<HeaderItemLook>;
}
