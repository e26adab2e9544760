import { cx } from '@lading/ui/cx';
import { useRef, type ReactNode } from 'react';
import { useSessionState } from '../../platform/session-store.ts';
import { useHoverOut } from '../../platform/use-hover-out.ts';

/**
 * The place of the side menu: 224 px, or 56 px with the menu coming out over the page at hover or keyboard focus
 * (spec §2). @param children draws the menu, wide or narrow
 */
export function SideBar({ children }: { children: (isWide: boolean) => ReactNode }) {
  const isCollapsed = useSessionState('menuCollapsed');
  const place = useRef<HTMLDivElement>(null);
  const isOut = useHoverOut(place);
  const isWide = !isCollapsed || isOut;
  return (
    <div className={cx('relative h-full max-md:hidden', isCollapsed ? 'w-menu-collapsed' : 'w-menu')}>
      <div
        ref={place}
        className={cx(
          'absolute inset-y-0 left-0 border-r border-line bg-surface',
          isWide ? 'w-menu' : 'w-menu-collapsed',
          isCollapsed && isOut && 'z-30 shadow-float',
        )}
      >
        {children(isWide)}
      </div>
    </div>
  );
}
