import { feeCodes, type ChargeRow } from '@lading/contracts/funds';
import { ChargeExplained } from '@lading/sub-app-kit/invoices';
import { ListPage, type ListDefinition } from '@lading/sub-app-kit/list';
import { useExactAmount } from '@lading/sub-app-kit/rate-rule-text';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Breadcrumb } from '@lading/ui/breadcrumb';
import { EmptyState } from '@lading/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import {
  chargeAddress,
  useCharge,
  useChargePages,
  useInvoice,
  type ChargeFilters,
  type ChargeSort,
} from './invoice-queries.ts';

/** The charges of an invoice, each with its underlying events. */
export function InvoiceChargesPage() {
  const { t } = useTranslation(['fundsInvoices', 'fundsBilling']);
  const { invoiceId = '' } = useParams();
  const { data: invoice } = useInvoice(invoiceId);
  const formats = useFormats();
  const exact = useExactAmount();
  const number = invoice?.invoiceNo ?? t('noNumber');
  const feeOf = ({ fee }: ChargeRow) => (fee ? t(`fundsBilling:fee.${fee}`) : '');
  const list: ListDefinition<ChargeRow, ChargeSort, ChargeFilters> = {
    id: 'provider-invoice-charges',
    title: t('chargesOfInvoice', { number }),
    label: t('fundsBilling:charges.label'),
    address: chargeAddress,
    page: useChargePages(invoiceId),
    failedTitle: t('chargesFailed'),
    empty: <EmptyState title={t('chargesEmpty')} />,
    rowId: ({ rowId }) => rowId,
    rowName: (row) => [feeOf(row), row.subjectNo].filter(Boolean).join(' · '),
    columns: [
      { id: 'day', header: t('column.day'), sortable: true, width: 112, cell: ({ day }) => day },
      {
        id: 'fee',
        header: t('column.fee'),
        width: 200,
        grow: 3,
        cell: (row) => <span className="block break-words">{feeOf(row)}</span>,
      },
      {
        id: 'subject',
        header: t('column.subject'),
        width: 130,
        grow: 1,
        cell: ({ subjectNo, skuCode }) => <span className="block break-words">{subjectNo ?? skuCode}</span>,
      },
      {
        id: 'quantity',
        header: t('column.quantity'),
        numeric: true,
        width: 110,
        phone: 'none',
        cell: ({ quantity }) => formats.number(Number(quantity), { maximumFractionDigits: 3 }),
      },
      {
        id: 'amount',
        header: t('column.amount'),
        numeric: true,
        width: 124,
        phone: 'end',
        cell: ({ amount, currency }) => exact(amount, currency),
      },
    ],
    search: { label: t('searchCharges'), placeholder: t('searchChargesHint') },
    filters: [
      {
        kind: 'choice',
        name: 'fee',
        label: t('column.fee'),
        anyLabel: t('fundsBilling:charges.anyFee'),
        options: feeCodes.map((value) => ({ value, label: t(`fundsBilling:fee.${value}`) })),
      },
    ],
    peek: {
      title: ({ amount, currency }) => t('fundsBilling:explain.title', { amount: exact(amount, currency) }),
      body: ({ rowId, chargeId }) => (chargeId ? <Explained key={rowId} chargeId={chargeId} /> : null),
    },
  };
  return (
    <ListPage
      list={list}
      crumbs={
        <Breadcrumb
          label={t('crumbs')}
          items={[
            { label: t('title'), link: <Link to="/money/invoices" /> },
            { label: number, link: <Link to={`/money/invoices/${invoiceId}`} /> },
            { label: t('fundsBilling:charges.label') },
          ]}
        />
      }
    />
  );
}

const Explained = ({ chargeId }: { chargeId: string }) => <ChargeExplained query={useCharge(chargeId)} />;
