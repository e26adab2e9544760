import { Badge } from '@lading/ui/badge';
import { Button } from '@lading/ui/button';
import { useGridSnapshot, type GridStore } from '@lading/ui/data-grid';
import { CircleAlert, CircleCheck, FilterX, Trash2, TriangleAlert } from 'lucide-react';
import { useWizardTexts } from '../use-wizard-texts.ts';

interface ReviewCountsProps {
  store: GridStore;
  /** Rows that wait for the server's check. */
  checking: number;
  /** Has the server looked through the whole file? */
  isFileChecked: boolean;
  isLoading: boolean;
}

/** How many rows, faults and deleted rows there are; what is hidden by filters; and the ways to see it all again. */
export function ReviewCounts({ store, checking, isFileChecked, isLoading }: ReviewCountsProps) {
  const { t } = useWizardTexts();
  const { rowCount, liveRows, errorRows, warningRows, shownRows, sort, filters, uncheckedRows } =
    useGridSnapshot(store);
  const isClean = errorRows === 0 && isFileChecked && !isLoading && liveRows > 0;
  const inCheck = checking + uncheckedRows;
  const deletedRows = rowCount - liveRows;
  return (
    <>
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
        {filters.size > 0 ? <Badge tone="brand">{t('rows.shown', { count: shownRows })}</Badge> : null}
        {isFileChecked ? null : <span className="text-xs text-ink-muted">{t('rows.checkingFile')}</span>}
        {inCheck > 0 ? (
          <span className="text-xs text-ink-muted">{t('rows.checking', { count: inCheck })}</span>
        ) : null}
      </output>
      {sort || filters.size > 0 ? (
        <Button
          size="small"
          variant="ghost"
          icon={<FilterX aria-hidden="true" />}
          onClick={() => store.display.clear()}
        >
          {t('rows.clearFilters')}
        </Button>
      ) : null}
      {deletedRows > 0 ? (
        <Button
          size="small"
          variant="ghost"
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => store.display.showDeleted(true)}
        >
          {t('rows.deleted', { count: deletedRows })}
        </Button>
      ) : null}
    </>
  );
}
