import { Button } from '@lading/ui/button';
import { CloseButton } from '@lading/ui/close-button';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface PeekPanelProps {
  title: ReactNode;
  /** Link to the page of the row, or to one with more details. */
  link?: ReactElement<{ children?: ReactNode; className?: string }> | undefined;
  linkLabel?: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Details of a row at the side of the page. It is not a dialog: the list next to it stays usable, and the keys that move between rows
 * update it.
 */
export function PeekPanel({ title, link, linkLabel, onClose, children }: PeekPanelProps) {
  const { t } = useTranslation('commonLists');
  return (
    <aside
      aria-live="polite"
      className="fixed top-header right-0 bottom-0 z-20 flex w-105 flex-col border-l border-line bg-raised text-ink shadow-float max-sm:w-full"
    >
      <div className="flex h-header shrink-0 items-center gap-2 border-b border-line pr-3 pl-4">
        <h2 className="min-w-0 flex-1 truncate text-base font-semibold">{title}</h2>
        {link ? (
          <Button size="small" render={link}>
            {linkLabel ?? t('peek.open')}
          </Button>
        ) : null}
        <CloseButton label={t('peek.close')} onClick={onClose} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto p-4">{children}</div>
    </aside>
  );
}
