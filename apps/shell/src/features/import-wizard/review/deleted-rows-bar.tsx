import { Button } from '@lading/ui/button';
import type { GridHandle, GridStore } from '@lading/ui/data-grid';
import { ArrowLeft, Trash2 } from 'lucide-react';
import type { RefObject } from 'react';
import { useWizardTexts } from '../use-wizard-texts.ts';

interface DeletedRowsBarProps {
  store: GridStore;
  grid: RefObject<GridHandle | null>;
  /** How many rows are deleted. */
  count: number;
}

/** In place of the toolbar while the grid shows the deleted rows: back, or restore them. */
export function DeletedRowsBar({ store, grid, count }: DeletedRowsBarProps) {
  const { t } = useWizardTexts();
  async function restoreAll() {
    const { view } = store;
    await store.restoreRowsInSlices(
      Array.from({ length: view.length }, (_, position) => view.rowAt(position)),
    );
    grid.current?.announce(t('grid.rowsRestored', { count }));
  }
  return (
    <div className="flex min-h-control flex-wrap items-center gap-x-3 gap-y-2">
      <Button
        variant="ghost"
        icon={<ArrowLeft aria-hidden="true" />}
        onClick={() => store.display.showDeleted(false)}
      >
        {t('rows.backToRows')}
      </Button>
      <output className="flex items-center gap-1.5 text-sm font-medium text-ink tabular-nums">
        <Trash2 aria-hidden="true" className="size-4 text-ink-muted" />
        {t('rows.showingDeleted', { count })}
      </output>
      <div className="flex flex-wrap items-center gap-2 sm:ml-auto">
        <Button onClick={() => grid.current?.restoreRows()}>{t('rows.restoreSelected')}</Button>
        <Button onClick={() => void restoreAll()}>{t('rows.restoreAll')}</Button>
      </div>
    </div>
  );
}
