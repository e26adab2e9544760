import type { DownloadedFile } from '@lading/api-client/download-file';
import { statementFormats, type StatementFormat, type StatementSummary } from '@lading/contracts/funds';
import { languageTag } from '@lading/i18n/languages';
import { FailureBanner } from '../components/failure-banner.tsx';
import { FailureState } from '../components/failure-state.tsx';
import { useAmount } from '../use-amount.ts';
import { useLanguage } from '../use-language.ts';
import { Button } from '@lading/ui/button';
import { DataTable, type TableColumn } from '@lading/ui/data-table';
import { EmptyState } from '@lading/ui/empty-state';
import { saveFile } from '@lading/ui/save-file';
import { StatusBadge } from '@lading/ui/status-badge';
import { useMutation, type UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

interface MonthlyStatementsProps {
  statements: UseQueryResult<StatementSummary[] | null>;
  /** Fetches the statement of a month in the reader's language and time zone. */
  download: (month: string, format: StatementFormat) => Promise<DownloadedFile>;
}

/** The monthly statements of a wallet, as PDF and CSV (decision 0054). */
export function MonthlyStatements({ statements, download: fetchFile }: MonthlyStatementsProps) {
  const { t } = useTranslation('funds');
  const amount = useAmount();
  const locale = languageTag(useLanguage());
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: ({ month, format }: { month: string; format: StatementFormat }) => fetchFile(month, format),
    // Here rather than with the call: another file requested meanwhile must not lose this one.
    onSuccess: ({ blob, fileName }, { month, format }) => saveFile(blob, fileName ?? `${month}.${format}`),
  });
  // Mid-month, so that it is the same month in every zone.
  const nameOf = (month: string) =>
    new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }).format(
      new Date(`${month}-15T12:00Z`),
    );
  const columns: TableColumn<StatementSummary>[] = [
    {
      id: 'month',
      header: t('statements.month'),
      cell: ({ month, isComplete }) => (
        <span className="flex flex-wrap items-center gap-2 font-medium">
          {nameOf(month)}
          {isComplete ? null : <StatusBadge status="progress">{t('statements.soFar')}</StatusBadge>}
        </span>
      ),
    },
    {
      id: 'opening',
      header: t('statements.opening'),
      numeric: true,
      cell: ({ opening }) => amount(opening),
    },
    {
      id: 'in',
      header: t('statements.moneyIn'),
      numeric: true,
      cell: ({ moneyIn }) => amount(moneyIn, { signed: true }),
    },
    {
      id: 'out',
      header: t('statements.moneyOut'),
      numeric: true,
      cell: ({ moneyOut }) => amount(moneyOut),
    },
    {
      id: 'closing',
      header: t('statements.closing'),
      numeric: true,
      cell: ({ closing }) => <span className="font-medium">{amount(closing)}</span>,
    },
    {
      id: 'files',
      header: t('statements.files'),
      cell: ({ month }) => (
        <span className="flex justify-end gap-2">
          {statementFormats.map((format) => (
            <Button
              key={format}
              size="small"
              aria-label={t('statements.download', { format: format.toUpperCase(), month: nameOf(month) })}
              loading={isPending && variables.month === month && variables.format === format}
              onClick={() => mutate({ month, format })}
            >
              {format.toUpperCase()}
            </Button>
          ))}
        </span>
      ),
    },
  ];
  return (
    <>
      {error ? <FailureBanner title={t('statements.fileFailed')} fault={error} /> : null}
      <DataTable
        label={t('statements.title')}
        columns={columns}
        rows={statements.data ?? []}
        rowId={({ month }) => month}
        loading={statements.isPending}
        empty={<EmptyState compact title={t('statements.empty')} />}
        {...(statements.error && !statements.data
          ? {
              error: (
                <FailureState
                  compact
                  title={t('statements.failed')}
                  fault={statements.error}
                  onRetry={() => void statements.refetch()}
                  retrying={statements.isFetching}
                />
              ),
            }
          : {})}
      />
    </>
  );
}
