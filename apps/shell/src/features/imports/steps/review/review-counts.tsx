import { useGridSnapshot, type GridStore } from '@lading/data-grid';
import { Badge } from '@lading/ui/badge';
import { Button } from '@lading/ui/button';
import { CircleAlert, CircleCheck, FilterX, Trash2, TriangleAlert } from 'lucide-react';
import { useWizardTexts } from '../use-wizard-texts.ts';

interface ReviewCountsProps {
  store: GridStore;
  /** Rows that wait for the server's check. */
  checking: number;
  /** Whether the server has checked the entire file. */
  isFileChecked: boolean;
  isLoading: boolean;
  /** Rows of the file that were merged into the order above them. */
  mergedRows: number;
  /** Rows of the file that are empty in every mapped column. */
  rowsWithoutData: number;
}

/** The numbers of rows, errors and deleted rows, the rows hidden by filters, and how to show everything again. */
export function ReviewCounts(props: ReviewCountsProps) {
  const { store, checking, isFileChecked, isLoading, mergedRows, rowsWithoutData } = props;
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
        {mergedRows > 0 ? (
          <span className="text-xs text-ink-muted">{t('rows.merged', { count: mergedRows })}</span>
        ) : null}
        {rowsWithoutData > 0 ? (
          <span className="text-xs text-ink-muted">{t('rows.withoutData', { count: rowsWithoutData })}</span>
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
