import type { StatementLine } from '@lading/contracts/funds';
import { Page } from '@lading/sub-app-kit/components/page';
import { useChargeCause } from '@lading/sub-app-kit/invoices';
import { ListPage, type ListColumn, type ListDefinition } from '@lading/sub-app-kit/list';
import { statementColumns } from '@lading/sub-app-kit/statements';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { EmptyState } from '@lading/ui/empty-state';
import { PageHeader } from '@lading/ui/page-header';
import { Landmark } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useWarehouseOptions } from '../../use-warehouse-options.ts';
import {
  lineKinds,
  statementAddress,
  useStatementExport,
  useStatementPages,
  type StatementFilters,
  type StatementSort,
} from './billing-queries.ts';
import { ExplainedTransaction } from './explained-transaction.tsx';

function useStatementColumns(): ListColumn<StatementLine>[] {
  const { t } = useTranslation('fundsBilling');
  const amount = useAmount();
  const cause = useChargeCause();
  return useMemo(
    () =>
      statementColumns({
        headings: {
          time: t('column.time'),
          kind: t('column.kind'),
          cause: t('column.subject'),
          amount: t('column.amount'),
          balance: t('column.balance'),
        },
        kindOf: ({ kind }) => t(`kind.${kind}`),
        causeOf: cause,
        amount,
      }),
    [t, amount, cause],
  );
}

function useStatementList(
  warehouses: { value: string; label: string }[],
): ListDefinition<StatementLine, StatementSort, StatementFilters> {
  const { t } = useTranslation('fundsBilling');
  const formats = useFormats();
  const amount = useAmount();
  const cause = useChargeCause();
  const [first, ...others] = warehouses;
  return {
    id: 'warehouse-statement',
    title: t('statement.title'),
    label: t('statement.label'),
    address: statementAddress,
    page: useStatementPages(first?.value ?? ''),
    export: useStatementExport(first?.value ?? ''),
    failedTitle: t('statement.failed'),
    empty: (
      <EmptyState icon={<Landmark />} title={t('statement.empty')}>
        {t('statement.emptyHint')}
      </EmptyState>
    ),
    rowId: ({ transactionId }) => transactionId,
    rowName: (line) =>
      t('statement.name', {
        kind: t(`kind.${line.kind}`),
        amount: amount(line.amount, { signed: true }),
        time: formats.time(line.time),
      }),
    columns: useStatementColumns(),
    search: { label: t('statement.search'), placeholder: t('statement.searchHint') },
    filters: [
      ...(others.length > 0
        ? [
            {
              kind: 'choice' as const,
              name: 'warehouse' as const,
              label: t('column.warehouse'),
              // One wallet at a time: the first by default.
              anyLabel: first!.label,
              options: others,
            },
          ]
        : []),
      {
        kind: 'choice',
        name: 'kind',
        label: t('column.kind'),
        anyLabel: t('statement.anyKind'),
        options: lineKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
      },
      {
        kind: 'days',
        from: 'from',
        to: 'to',
        labels: { from: t('from'), to: t('to') },
        fold: t('column.time'),
      },
    ],
    peek: {
      title: (line) => t('explain.title', { amount: amount(line.amount, { signed: true }) }),
      body: (line) => (
        <>
          <p className="mb-4 text-sm text-ink">{cause(line)}</p>
          <ExplainedTransaction key={line.transactionId} transactionId={line.transactionId} />
        </>
      ),
    },
  };
}

/** The statement of the wallet with a warehouse: every amount, and its cause. */
export function StatementPage() {
  const warehouses = useWarehouseOptions();
  return warehouses.length === 0 ? <NoWarehouse /> : <Statement warehouses={warehouses} />;
}

function Statement({ warehouses }: { warehouses: { value: string; label: string }[] }) {
  return <ListPage list={useStatementList(warehouses)} count={null} />;
}

function NoWarehouse() {
  const { t } = useTranslation('fundsBilling');
  return (
    <Page title={t('statement.title')}>
      <PageHeader title={t('statement.title')} />
      <EmptyState icon={<Landmark />} title={t('statement.noWarehouse')}>
        {t('statement.noWarehouseHint')}
      </EmptyState>
    </Page>
  );
}
