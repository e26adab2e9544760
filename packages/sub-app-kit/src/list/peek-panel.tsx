import { Button } from '@lading/ui/button';
import { CloseButton } from '@lading/ui/close-button';
import { useEffect, useEffectEvent, useRef, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { keepsKey } from './use-list-keys.ts';

export interface PeekPanelProps {
  title: ReactNode;
  /** Link to the page of the row, or to one with more details. */
  link?: ReactElement<{ children?: ReactNode; className?: string }> | undefined;
  linkLabel?: string | undefined;
  onClose: () => void;
  /** Receives focus when the panel is closed from within. */
  returnTo: () => HTMLElement | null | undefined;
  children: ReactNode;
}

/**
 * Details of a row at the side of the page. It is not a dialog: the list next to it stays usable, and the keys that move between rows
 * update it.
 */
export function PeekPanel({ title, link, linkLabel, onClose, returnTo, children }: PeekPanelProps) {
  const { t } = useTranslation('commonLists');
  const panel = useRef<HTMLElement>(null);
  function leave(): void {
    onClose();
    returnTo()?.focus();
  }
  const onEscape = useEffectEvent(leave);
  useEffect(() => {
    const element = panel.current;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || keepsKey(event)) return;
      event.preventDefault();
      onEscape();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <aside
      aria-live="polite"
      ref={panel}
      data-side-panel=""
      className="fixed top-header right-0 bottom-0 z-20 flex w-105 flex-col border-l border-line bg-raised text-ink shadow-float max-sm:w-full"
    >
      <div className="flex h-header shrink-0 items-center gap-2 border-b border-line pr-3 pl-4">
        <h2 className="min-w-0 flex-1 truncate text-base font-semibold">{title}</h2>
        {link ? (
          <Button size="small" render={link}>
            {linkLabel ?? t('peek.open')}
          </Button>
        ) : null}
        <CloseButton label={t('peek.close')} onClick={leave} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto p-4">{children}</div>
    </aside>
  );
}
