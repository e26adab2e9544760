import type { ReactElement, ReactNode } from 'react';

export interface MenuAction {
  label: ReactNode;
  icon?: ReactNode;
  /** A quiet word at the right: a shortcut, a count. */
  detail?: ReactNode;
  onSelect?: () => void;
  /** A link instead of an act: `render={<Link to="…" />}` or `<a href="…" />`. */
  render?: ReactElement;
  disabled?: boolean;
  danger?: boolean;
  /** Given: the entry is one of a set of choices, ticked or not. */
  checked?: boolean;
}

export type MenuEntry = MenuAction | 'separator' | { heading: ReactNode; items: readonly MenuAction[] };

export interface MenuProps {
  trigger: ReactElement<Record<string, unknown>>;
  items: readonly MenuEntry[];
  side?: 'top' | 'bottom' | 'left' | 'right';
  align?: 'start' | 'center' | 'end';
  /** Least width in pixels. */
  width?: number;
}
