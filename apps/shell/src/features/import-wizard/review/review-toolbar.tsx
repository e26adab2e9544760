import { useGridSnapshot, type GridHandle, type GridStore } from '@lading/ui/data-grid';
import { IconButton } from '@lading/ui/icon-button';
import { Switch } from '@lading/ui/switch';
import { ChevronDown, ChevronUp, Ellipsis, Redo2, TextSearch, Undo2 } from 'lucide-react';
import type { RefObject } from 'react';
import { DeletedRowsBar } from './deleted-rows-bar.tsx';
import { ReviewCounts } from './review-counts.tsx';
import { useWizardTexts } from '../use-wizard-texts.ts';

interface ReviewToolbarProps {
  store: GridStore;
  grid: RefObject<GridHandle | null>;
  /** Rows that wait for the server's check. */
  checking: number;
  /** False while the server looks at the file as a whole. */
  isFileChecked: boolean;
  isLoading: boolean;
}

function Line() {
  return <span aria-hidden="true" className="mx-1 h-5 w-px bg-line" />;
}

/** Above the grid: how many rows and errors, errors only, from error to error, find, undo, and what the cells' menu holds. */
export function ReviewToolbar({ store, grid, checking, isFileChecked, isLoading }: ReviewToolbarProps) {
  const { t } = useWizardTexts();
  const { rowCount, liveRows, errorRows, errorsOnly, showsDeleted, shownRows, canUndo, canRedo } =
    useGridSnapshot(store);
  if (showsDeleted) return <DeletedRowsBar store={store} grid={grid} count={rowCount - liveRows} />;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <ReviewCounts {...{ store, checking, isFileChecked, isLoading }} />
      <Switch
        className="ml-auto"
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
