import type { ChargeRow, FeeCode, InvoiceDetail } from '@lading/contracts/funds';
import { Page } from '@lading/sub-app-kit/components/page';
import { FailureState } from '@lading/sub-app-kit/components/failure-state';
import { ListPage, type ListAct } from '@lading/sub-app-kit/list';
import { Breadcrumb } from '@lading/ui/breadcrumb';
import { Skeleton } from '@lading/ui/skeleton';
import { MessageSquareWarning } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router';
import { useChargeList } from './charge-list.tsx';
import { DisputeDialog } from './dispute-dialog.tsx';
import { useInvoice } from './invoice-queries.ts';

/** The charges of an invoice, each down to its scans; charges of one kind can be selected and disputed together. */
export function InvoiceChargesPage() {
  const { t } = useTranslation('fundsInvoices');
  const { invoiceId = '' } = useParams();
  const { data, error, refetch, isFetching } = useInvoice(invoiceId);
  if (data) return <Charges invoice={data} />;
  return (
    <Page title={t('title')}>
      {error ? (
        <FailureState
          title={t('failed')}
          fault={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Skeleton className="h-60 w-full" />
      )}
    </Page>
  );
}

function Charges({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation(['fundsInvoices', 'fundsBilling']);
  const [address] = useSearchParams();
  const { invoiceId } = invoice;
  const invoiceNo = invoice.invoiceNo ?? '';
  const { tabs: _tabs, filters = [], page, ...all } = useChargeList();
  const fee = address.get('fee') as FeeCode | null;
  const line = invoice.lines.find((one) => one.fee !== null && one.fee === fee);
  const dispute: ListAct<ChargeRow> = {
    id: 'dispute',
    label: t('dispute.open'),
    icon: MessageSquareWarning,
    most: 500,
    dialog: ({ rows }, onClose) =>
      line ? (
        <DisputeDialog
          invoice={invoice}
          line={line}
          chargeIds={rows.flatMap(({ chargeId }) => chargeId ?? [])}
          onClose={onClose}
        />
      ) : null,
  };
  return (
    <ListPage
      list={{
        ...all,
        id: 'invoice-charges',
        title: t('chargesOfInvoice', { number: invoiceNo }),
        page: (given) => page({ ...given, filters: { ...given.filters, invoice: invoiceId } }),
        filters: filters.filter((one) => one.kind === 'choice' && one.name === 'fee'),
        acts: line ? [dispute] : [],
      }}
      crumbs={
        <Breadcrumb
          label={t('crumbs')}
          items={[
            { label: t('title'), link: <Link to="/app/funds/invoices" /> },
            { label: invoiceNo, link: <Link to={`/app/funds/invoices/${invoiceId}`} /> },
            { label: t('fundsBilling:charges.label') },
          ]}
        />
      }
    />
  );
}
