import { useGridSnapshot, type GridHandle, type GridStore } from '@lading/data-grid';
import { Button } from '@lading/ui/button';
import { IconButton } from '@lading/ui/icon-button';
import { Switch } from '@lading/ui/switch';
import { ArrowLeft, ChevronDown, ChevronUp, Ellipsis, Redo2, TextSearch, Trash2, Undo2 } from 'lucide-react';
import { useSyncExternalStore, type RefObject } from 'react';
import type { ReviewColumns } from '../../model/review/review-columns.ts';
import { useWizardTexts } from '../use-wizard-texts.ts';
import { ReviewCounts } from './review-counts.tsx';

interface ReviewToolbarProps {
  store: GridStore;
  columns: ReviewColumns;
  grid: RefObject<GridHandle | null>;
  /** Rows that wait for the server's check. */
  checking: number;
  /** Rows of the file that were merged into the order above them. */
  mergedRows: number;
  rowsWithoutData: number;
  /** False while the server checks the entire file. */
  isFileChecked: boolean;
  isLoading: boolean;
}

function Line() {
  return <span aria-hidden="true" className="mx-1 h-5 w-px bg-line" />;
}

/** Above the grid: counts of rows and errors, errors only, next error, find, undo, and the actions of the cell menu. */
export function ReviewToolbar({
  store,
  columns,
  grid,
  checking,
  isFileChecked,
  isLoading,
  mergedRows,
  rowsWithoutData,
}: ReviewToolbarProps) {
  const { t } = useWizardTexts();
  const { rowCount, liveRows, errorRows, errorsOnly, showsDeleted, shownRows, canUndo, canRedo } =
    useGridSnapshot(store);
  const { unmapped, showsUnmapped } = useSyncExternalStore(columns.subscribe, columns.getSnapshot);
  if (showsDeleted) return <DeletedRowsBar store={store} grid={grid} count={rowCount - liveRows} />;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <ReviewCounts
        store={store}
        checking={checking}
        isFileChecked={isFileChecked}
        isLoading={isLoading}
        mergedRows={mergedRows}
        rowsWithoutData={rowsWithoutData}
      />
      {unmapped.size > 0 ? (
        <Switch
          className="ml-auto"
          label={t('rows.showUnmapped', { count: unmapped.size })}
          checked={showsUnmapped}
          onCheckedChange={(on) => columns.showUnmapped(on)}
        />
      ) : null}
      <Switch
        className={unmapped.size > 0 ? '' : 'ml-auto'}
        label={t('rows.errorsOnly')}
        checked={errorsOnly}
        disabled={errorRows === 0 && !errorsOnly}
        onCheckedChange={(on) => store.setErrorsOnly(on)}
      />
      <div className="flex items-center gap-1">
        <IconButton
          label={t('rows.previousError')}
          icon={<ChevronUp aria-hidden="true" />}
          disabled={errorRows === 0}
          onClick={() => grid.current?.previousError()}
        />
        <IconButton
          label={t('rows.nextError')}
          icon={<ChevronDown aria-hidden="true" />}
          disabled={errorRows === 0}
          onClick={() => grid.current?.nextError()}
        />
        <Line />
        <IconButton
          label={t('rows.find')}
          icon={<TextSearch aria-hidden="true" />}
          disabled={shownRows === 0}
          onClick={() => grid.current?.openFind()}
        />
        <IconButton
          label={t('rows.undo')}
          icon={<Undo2 aria-hidden="true" />}
          disabled={!canUndo}
          onClick={() => grid.current?.undo()}
        />
        <IconButton
          label={t('rows.redo')}
          icon={<Redo2 aria-hidden="true" />}
          disabled={!canRedo}
          onClick={() => grid.current?.redo()}
        />
        <IconButton
          label={t('rows.more')}
          icon={<Ellipsis aria-hidden="true" />}
          disabled={shownRows === 0}
          aria-haspopup="menu"
          onClick={(event) => grid.current?.openCellMenu(event.currentTarget)}
        />
      </div>
    </div>
  );
}

interface DeletedRowsBarProps {
  store: GridStore;
  grid: RefObject<GridHandle | null>;
  /** How many rows are deleted. */
  count: number;
}

/** Replaces the toolbar while the grid shows the deleted rows: go back, or restore them. */
function DeletedRowsBar({ store, grid, count }: DeletedRowsBarProps) {
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
