import type { StatementLine } from '@lading/contracts/funds';
import type { ListColumn, ListDefinition } from '@lading/sub-app-kit/list';
import { statementColumns } from '@lading/sub-app-kit/statements';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Button } from '@lading/ui/button';
import { EmptyState } from '@lading/ui/empty-state';
import { ReceiptText } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ExplainedAmount } from './explained-amount.tsx';
import {
  ledgerAddress,
  lineKinds,
  useLedgerExport,
  useLedgerPages,
  type LedgerFilters,
  type LedgerSort,
} from './postage-queries.ts';

/** What people know the cause of a line by, the most meaningful first. */
const namingDetails = ['shipmentNo', 'orderNo', 'reference', 'service', 'trackingNumber'] as const;

const causeOf = ({ detail }: StatementLine): string =>
  namingDetails.flatMap((name) => (detail[name] === undefined ? [] : [String(detail[name])])).join(' · ');

function useLedgerColumns(): ListColumn<StatementLine>[] {
  const { t } = useTranslation('funds');
  const amount = useAmount();
  return useMemo(
    () =>
      statementColumns({
        headings: {
          time: t('ledger.time'),
          kind: t('ledger.kind'),
          cause: t('ledger.cause'),
          amount: t('ledger.amount'),
          balance: t('ledger.balance'),
        },
        kindOf: ({ kind }) => t(`kind.${kind}`),
        causeOf,
        amount,
      }),
    [t, amount],
  );
}

/** The ledger of the postage wallet; a row opens the explanation of its amount (decision D17). */
export function useLedgerList(): ListDefinition<StatementLine, LedgerSort, LedgerFilters> {
  const { t } = useTranslation('funds');
  const formats = useFormats();
  const amount = useAmount();
  return {
    id: 'postage',
    title: t('title'),
    label: t('ledger.label'),
    address: ledgerAddress,
    page: useLedgerPages(),
    export: useLedgerExport(),
    failedTitle: t('ledger.failed'),
    empty: (
      <EmptyState
        icon={<ReceiptText />}
        title={t('ledger.empty')}
        action={<Button render={<Link to="/postage/add" />}>{t('addFunds')}</Button>}
      >
        {t('ledger.emptyHint')}
      </EmptyState>
    ),
    rowId: ({ transactionId }) => transactionId,
    rowName: (line) =>
      t('ledger.name', {
        kind: t(`kind.${line.kind}`),
        amount: amount(line.amount, { signed: true }),
        time: formats.time(line.time),
      }),
    columns: useLedgerColumns(),
    search: { label: t('ledger.search'), placeholder: t('ledger.searchHint') },
    filters: [
      {
        kind: 'choice',
        name: 'kind',
        label: t('ledger.kind'),
        isLabelled: true,
        anyLabel: t('ledger.anyKind'),
        options: lineKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
      },
      { kind: 'days', from: 'from', to: 'to', labels: { from: t('ledger.from'), to: t('ledger.to') } },
    ],
    peek: {
      title: (line) => t('explain.title', { amount: amount(line.amount, { signed: true }) }),
      body: (line) => <ExplainedAmount key={line.transactionId} transactionId={line.transactionId} />,
    },
  };
}
