import { useHostState } from '@lading/bridge/react';
import { statementFormats, type StatementFormat, type StatementSummary } from '@lading/contracts/funds';
import { languageTag } from '@lading/i18n/languages';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { FailureState } from '@lading/sub-app-kit/components/failure-state';
import { Page } from '@lading/sub-app-kit/components/page';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { Breadcrumb } from '@lading/ui/breadcrumb';
import { Button } from '@lading/ui/button';
import { DataTable, type TableColumn } from '@lading/ui/data-table';
import { EmptyState } from '@lading/ui/empty-state';
import { PageHeader } from '@lading/ui/page-header';
import { saveFile } from '@lading/ui/save-file';
import { StatusBadge } from '@lading/ui/status-badge';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useStatementFile, useStatements } from './statement-queries.ts';

/** The monthly statements of the wallet, as PDF and CSV (decision 0054). */
export function StatementsPage() {
  const { t } = useTranslation('funds');
  const amount = useAmount();
  const locale = languageTag(useLanguage());
  const timeZone = useHostState((state) => state.timeZone);
  const statements = useStatements();
  const { mutate, isPending, variables, error } = useStatementFile();
  // The middle of the month: the same month in each zone.
  const nameOf = (month: string) =>
    new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }).format(
      new Date(`${month}-15T12:00Z`),
    );
  const download = (month: string, format: StatementFormat) =>
    mutate(
      { month, format },
      { onSuccess: ({ blob, fileName }) => saveFile(blob, fileName ?? `${month}.${format}`) },
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
              onClick={() => download(month, format)}
            >
              {format.toUpperCase()}
            </Button>
          ))}
        </span>
      ),
    },
  ];
  return (
    <Page title={t('statements.title')}>
      <PageHeader
        title={t('statements.title')}
        description={t('statements.text', { timeZone })}
        above={
          <Breadcrumb
            label={t('crumbs')}
            items={[{ label: t('title'), link: <Link to="/postage" /> }, { label: t('statements.title') }]}
          />
        }
      />
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
    </Page>
  );
}
