import type { InvoiceRow } from '@lading/contracts/funds';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListColumn } from '../list/index.ts';
import { useAmount } from '../use-amount.ts';
import { InvoiceBadge } from './invoice-parts.tsx';

/** The columns of a list of invoices, for the client or for the provider. */
export function useInvoiceColumns(side: 'client' | 'provider'): ListColumn<InvoiceRow>[] {
  const { t } = useTranslation('fundsInvoices');
  const amount = useAmount();
  return useMemo(
    () => [
      {
        id: 'number',
        header: t('column.number'),
        width: 108,
        cell: ({ invoiceNo }) => invoiceNo ?? t('noNumber'),
      },
      {
        id: 'party',
        header: side === 'client' ? t('column.provider') : t('column.client'),
        width: 128,
        grow: 3,
        cell: ({ warehouseName, clientName }) => (
          <span className="block truncate">{side === 'client' ? warehouseName : clientName}</span>
        ),
      },
      {
        id: 'status',
        header: t('column.status'),
        width: 140,
        grow: 1,
        cell: (invoice) => <InvoiceBadge invoice={invoice} />,
      },
      {
        id: 'period',
        header: t('column.period'),
        sortable: true,
        width: 216,
        phone: 'none',
        cell: ({ fromDay, toDay }) =>
          fromDay === toDay ? fromDay : t('period', { from: fromDay, to: toDay }),
      },
      ...(side === 'client'
        ? [
            {
              id: 'issued',
              header: t('column.issued'),
              width: 112,
              phone: 'none' as const,
              cell: ({ issuedOn }: InvoiceRow) => issuedOn ?? '',
            },
            { id: 'due', header: t('column.due'), width: 112, cell: ({ dueOn }: InvoiceRow) => dueOn ?? '' },
            {
              id: 'credited',
              header: t('column.credited'),
              width: 110,
              numeric: true,
              phone: 'none' as const,
              cell: ({ credited }: InvoiceRow) => (credited.minor === 0 ? '' : amount(credited)),
            },
          ]
        : []),
      {
        id: 'total',
        header: t('column.total'),
        numeric: true,
        width: 104,
        phone: 'end',
        cell: ({ total }) => <span className="font-medium">{amount(total)}</span>,
      },
    ],
    [t, amount, side],
  );
}
