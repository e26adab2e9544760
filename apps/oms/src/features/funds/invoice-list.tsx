import { disputeStatuses, type InvoiceRow } from '@lading/contracts/funds';
import { useInvoiceColumns } from '@lading/sub-app-kit/invoices';
import { ListPage, type ListDefinition } from '@lading/sub-app-kit/list';
import { Breadcrumb } from '@lading/ui/breadcrumb';
import { EmptyState } from '@lading/ui/empty-state';
import { ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useWarehouseOptions } from '../../use-warehouse-options.ts';
import { invoiceAddress, useInvoicePages, type InvoiceFilters, type InvoiceSort } from './invoice-queries.ts';

/** The query and row names of the list, as used by detail pages. */
export function useInvoiceSource() {
  return {
    id: 'warehouse-invoices',
    address: invoiceAddress,
    page: useInvoicePages(),
    rowId: ({ invoiceId }: InvoiceRow) => invoiceId,
    rowLink: ({ invoiceId }: InvoiceRow) => `/app/funds/invoices/${invoiceId}`,
  };
}

/** The invoices that warehouses have issued. */
export function InvoicesPage() {
  const { t } = useTranslation(['fundsInvoices', 'shellMenu']);
  const list: ListDefinition<InvoiceRow, InvoiceSort, InvoiceFilters> = {
    ...useInvoiceSource(),
    title: t('title'),
    label: t('title'),
    failedTitle: t('listFailed'),
    empty: (
      <EmptyState icon={<ReceiptText />} title={t('empty')}>
        {t('emptyClient')}
      </EmptyState>
    ),
    rowName: ({ invoiceNo }) => invoiceNo ?? '',
    columns: useInvoiceColumns('client'),
    search: { label: t('search'), placeholder: t('column.number') },
    filters: [
      {
        kind: 'choice',
        name: 'warehouse',
        label: t('column.provider'),
        anyLabel: t('anyWarehouse'),
        options: useWarehouseOptions(),
      },
      {
        kind: 'choice',
        name: 'disputed',
        label: t('dispute.title'),
        anyLabel: t('anyDispute'),
        options: disputeStatuses.map((value) => ({ value, label: t(`dispute.status.${value}`) })),
      },
    ],
  };
  return (
    <ListPage
      list={list}
      crumbs={
        <Breadcrumb
          label={t('crumbs')}
          items={[
            { label: t('shellMenu:main.warehouseBilling'), link: <Link to="/app/funds/billing" /> },
            { label: t('title') },
          ]}
        />
      }
    />
  );
}
