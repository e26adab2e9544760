import { Badge } from '@lading/ui/badge';
import { useGridSnapshot, type GridHandle, type GridStore } from '@lading/ui/data-grid';
import { IconButton } from '@lading/ui/icon-button';
import { Switch } from '@lading/ui/switch';
import { ChevronDown, ChevronUp, CircleAlert, CircleCheck, Redo2, TriangleAlert, Undo2 } from 'lucide-react';
import type { RefObject } from 'react';
import { useWizardTexts } from './use-wizard-texts.ts';

interface ReviewToolbarProps {
  store: GridStore;
  grid: RefObject<GridHandle | null>;
  /** Rows that wait for the server's check. */
  checking: number;
  /** False while the server looks at the file as a whole. */
  isFileChecked: boolean;
  isLoading: boolean;
}

/** Above the grid: how many rows and errors, errors only, from error to error, and undo. */
export function ReviewToolbar({ store, grid, checking, isFileChecked, isLoading }: ReviewToolbarProps) {
  const { t } = useWizardTexts();
  const { liveRows, errorRows, warningRows, errorsOnly, canUndo, canRedo } = useGridSnapshot(store);
  const isClean = errorRows === 0 && isFileChecked && !isLoading && liveRows > 0;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="text-sm font-medium text-ink tabular-nums">{t('rows.count', { count: liveRows })}</p>
      <output className="flex flex-wrap items-center gap-1.5">
        {errorRows > 0 ? (
          <Badge tone="danger" icon={<CircleAlert aria-hidden="true" />}>
            {t('rows.errors', { count: errorRows })}
          </Badge>
        ) : null}
        {isClean ? (
          <Badge tone="success" icon={<CircleCheck aria-hidden="true" />}>
            {t('rows.noErrors')}
          </Badge>
        ) : null}
        {warningRows > 0 ? (
          <Badge tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
            {t('rows.warnings', { count: warningRows })}
          </Badge>
        ) : null}
        {isFileChecked ? null : <span className="text-xs text-ink-muted">{t('rows.checkingFile')}</span>}
        {checking > 0 ? (
          <span className="text-xs text-ink-muted">{t('rows.checking', { count: checking })}</span>
        ) : null}
      </output>
      <div className="ml-auto flex items-center gap-1">
        <Switch
          className="mr-2"
          label={t('rows.errorsOnly')}
          checked={errorsOnly}
          disabled={errorRows === 0 && !errorsOnly}
          onCheckedChange={(on) => store.setErrorsOnly(on)}
        />
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
        <span aria-hidden="true" className="mx-1 h-5 w-px bg-line" />
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
      </div>
    </div>
  );
}
