import { disputeStatuses, invoiceStatuses, type InvoiceRow } from '@lading/contracts/funds';
import { useInvoiceColumns } from '@lading/sub-app-kit/invoices';
import { ListSection, type ListDefinition } from '@lading/sub-app-kit/list';
import { Button } from '@lading/ui/button';
import { EmptyState } from '@lading/ui/empty-state';
import { ArrowLeft, Plus, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FloorPage } from '../../frame/floor-page.tsx';
import { DraftInvoiceDialog } from './draft-invoice-dialog.tsx';
import { invoiceAddress, useInvoicePages, type InvoiceFilters, type InvoiceSort } from './invoice-queries.ts';

/** The invoices of a warehouse to its clients: drafts to review, issued and disputed ones. */
export function InvoicesPage() {
  const { t } = useTranslation('fundsInvoices');
  return (
    <FloorPage title={t('title')}>
      {({ warehouseId }) => (
        <div key={warehouseId} className="grid gap-4">
          <Invoices warehouseId={warehouseId} />
        </div>
      )}
    </FloorPage>
  );
}

function Invoices({ warehouseId }: { warehouseId: string }) {
  const { t } = useTranslation(['fundsInvoices', 'fundsMoney']);
  const [isDrafting, setDrafting] = useState(false);
  const list: ListDefinition<InvoiceRow, InvoiceSort, InvoiceFilters> = {
    id: 'provider-invoices',
    title: t('title'),
    label: t('title'),
    address: invoiceAddress,
    page: useInvoicePages(warehouseId),
    failedTitle: t('listFailed'),
    empty: (
      <EmptyState icon={<ReceiptText />} title={t('empty')}>
        {t('emptyProvider')}
      </EmptyState>
    ),
    rowId: ({ invoiceId }) => invoiceId,
    rowName: ({ invoiceNo, clientName }) => invoiceNo ?? t('draftOf', { client: clientName }),
    rowLink: ({ invoiceId }) => `/money/invoices/${invoiceId}`,
    columns: useInvoiceColumns('provider'),
    search: { label: t('search'), placeholder: t('searchHint') },
    tabs: {
      name: 'status',
      label: t('column.status'),
      allLabel: t('all'),
      items: invoiceStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
    },
    filters: [
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
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Link
          to="/money"
          className="inline-flex w-fit items-center gap-1.5 rounded-sm text-sm text-brand-ink hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t('fundsMoney:title')}
        </Link>
        <Button variant="primary" onClick={() => setDrafting(true)}>
          <Plus aria-hidden="true" />
          {t('draft.open')}
        </Button>
      </div>
      <ListSection list={list} />
      {isDrafting ? (
        <DraftInvoiceDialog warehouseId={warehouseId} onClose={() => setDrafting(false)} />
      ) : null}
    </>
  );
}
