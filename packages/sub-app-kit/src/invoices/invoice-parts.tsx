import type {
  DisputeStatus,
  InvoiceDetail,
  InvoiceDispute,
  InvoiceFormat,
  InvoiceLine,
  InvoiceRow,
  InvoiceStatus,
} from '@lading/contracts/funds';
import { Card } from '@lading/ui/card';
import { DataTable } from '@lading/ui/data-table';
import { DescriptionList } from '@lading/ui/description-list';
import { StatusBadge, type Status } from '@lading/ui/status-badge';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useExactAmount } from '../rate-rule-text.ts';
import { useAmount } from '../use-amount.ts';
import { useFormats } from '../use-formats.ts';
import { DownloadButtons } from './download-buttons.tsx';

const looks: Record<InvoiceStatus, Status> = { DRAFT: 'waiting', ISSUED: 'success', VOID: 'info' };
const disputeLooks: Record<DisputeStatus, Status> = {
  OPEN: 'warning',
  CREDITED: 'success',
  DECLINED: 'info',
};

/** The status of an invoice; open disputes take precedence. */
export function InvoiceBadge({ invoice }: { invoice: Pick<InvoiceRow, 'status' | 'openDisputes'> }) {
  const { t } = useTranslation('fundsInvoices');
  const { status, openDisputes } = invoice;
  return openDisputes > 0 ? (
    <StatusBadge status="warning">{t('disputed', { count: openDisputes })}</StatusBadge>
  ) : (
    <StatusBadge status={looks[status]}>{t(`status.${status}`)}</StatusBadge>
  );
}

/** The name of a line. */
export function useFeeName(): (line: Pick<InvoiceLine, 'fee'>) => string {
  const { t } = useTranslation(['fundsInvoices', 'fundsBilling']);
  return ({ fee }) => (fee === null ? t('rounding') : t(`fundsBilling:fee.${fee}`));
}

interface InvoiceLinesProps {
  invoice: InvoiceDetail;
  /** The address of the invoice's page, below which its charges are listed. */
  path: string;
  /** Buttons of a line. */
  acts?: (line: InvoiceLine) => ReactNode;
}

/** The lines of an invoice by kind of fee, each with a link to its charges, and their totals. */
export function InvoiceLines({ invoice, path, acts }: InvoiceLinesProps) {
  const { t } = useTranslation('fundsInvoices');
  const feeName = useFeeName();
  const formats = useFormats();
  const amount = useAmount();
  const exact = useExactAmount();
  const { lines, total, credited, currency } = invoice;
  const sum = 'flex justify-between gap-4 text-sm';
  const nameOf = (line: InvoiceLine) =>
    line.fee === null ? (
      feeName(line)
    ) : (
      <Link to={`${path}/charges?fee=${line.fee}`} className="rounded-sm text-brand-ink hover:underline">
        {feeName(line)}
      </Link>
    );
  return (
    <Card title={t('lines')} flush>
      <DataTable
        label={t('lines')}
        rows={lines}
        rowId={({ lineNo }) => String(lineNo)}
        empty={null}
        columns={[
          { id: 'fee', header: t('column.fee'), share: 40, width: 150, cell: nameOf },
          {
            id: 'charges',
            header: t('column.charges'),
            numeric: true,
            cell: ({ fee, charges }) => (fee === null ? '' : formats.number(charges)),
          },
          {
            id: 'quantity',
            header: t('column.quantity'),
            numeric: true,
            cell: ({ fee, quantity }) =>
              fee === null ? '' : formats.number(Number(quantity), { maximumFractionDigits: 3 }),
          },
          {
            id: 'exact',
            header: t('column.exact'),
            numeric: true,
            cell: (line) => (line.fee === null ? '' : exact(line.amount, currency)),
          },
          {
            id: 'amount',
            header: t('column.amount'),
            numeric: true,
            cell: (line) => <span className="font-medium">{amount(line.total)}</span>,
          },
          ...(acts ? [{ id: 'acts', header: t('dispute.title'), cell: acts }] : []),
        ]}
      />
      <dl className="grid gap-1 border-t border-line px-4 py-3">
        <div className={`${sum} font-semibold text-ink`}>
          <dt>{t('total')}</dt>
          <dd className="tabular-nums">{amount(total)}</dd>
        </div>
        {credited.minor === 0 ? null : (
          <>
            <div className={sum}>
              <dt className="text-ink-muted">{t('column.credited')}</dt>
              <dd className="tabular-nums">{amount({ ...credited, minor: -credited.minor })}</dd>
            </div>
            <div className={`${sum} font-semibold text-ink`}>
              <dt>{t('afterCredit')}</dt>
              <dd className="tabular-nums">{amount({ ...total, minor: total.minor - credited.minor })}</dd>
            </div>
          </>
        )}
      </dl>
    </Card>
  );
}

interface InvoiceDisputesProps {
  invoice: InvoiceDetail;
  /** Fetches the file of a credit note. */
  fetchNote: (
    creditNoteId: string,
    format: InvoiceFormat,
  ) => Promise<{ blob: Blob; fileName: string | null }>;
  /** Buttons of an open dispute. */
  acts?: (dispute: InvoiceDispute) => ReactNode;
}

/** The disputes of an invoice with their answers and credit notes, the latest first. */
export function InvoiceDisputes({ invoice, fetchNote, acts }: InvoiceDisputesProps) {
  const { t } = useTranslation('fundsInvoices');
  const formats = useFormats();
  const amount = useAmount();
  const feeName = useFeeName();
  return (
    <Card title={t('dispute.title')} flush={invoice.disputes.length > 0}>
      {invoice.disputes.length === 0 ? (
        <p className="text-sm text-ink-muted">{t('dispute.none')}</p>
      ) : (
        <ul aria-label={t('dispute.title')} className="divide-y divide-line">
          {invoice.disputes.map((dispute) => (
            <li key={dispute.disputeId} className="grid gap-2 px-4 py-3 text-sm">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-medium text-ink">
                  {t('dispute.of', { fee: feeName(dispute), count: dispute.charges })}
                </span>
                <StatusBadge status={disputeLooks[dispute.status]}>
                  {t(`dispute.status.${dispute.status}`)}
                </StatusBadge>
                <span className="text-ink-muted">
                  {t('dispute.opened', { time: formats.time(dispute.openedAt) })}
                </span>
              </p>
              <p className="whitespace-pre-line text-ink">
                <span className="text-ink-muted">{t('dispute.reason')}: </span>
                {dispute.reason}
              </p>
              {dispute.answer ? (
                <p className="whitespace-pre-line text-ink">
                  <span className="text-ink-muted">{t('dispute.answer')}: </span>
                  {dispute.answer}
                </p>
              ) : null}
              {dispute.creditNoteId && dispute.credited ? (
                <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
                  <span className="font-medium text-ink">
                    {t('dispute.note', {
                      number: dispute.creditNoteNo ?? '',
                      amount: amount(dispute.credited),
                    })}
                  </span>
                  <DownloadButtons
                    size="small"
                    name={dispute.creditNoteNo ?? ''}
                    label={(format) => t('downloadNote', { format, number: dispute.creditNoteNo ?? '' })}
                    fetch={(format) => fetchNote(dispute.creditNoteId!, format)}
                  />
                </div>
              ) : null}
              {dispute.status === 'OPEN' ? acts?.(dispute) : null}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** The parties, days and state of an invoice. */
export function InvoiceFacts({ invoice, note }: { invoice: InvoiceDetail; note: string }) {
  const { t } = useTranslation('fundsInvoices');
  const { clientName, warehouseName, fromDay, toDay, issuedOn, dueOn, status } = invoice;
  const items = [
    { term: t('column.client'), detail: clientName },
    { term: t('column.provider'), detail: warehouseName },
    {
      term: t('column.period'),
      detail: fromDay === toDay ? fromDay : t('period', { from: fromDay, to: toDay }),
    },
    { term: t('column.issued'), detail: issuedOn },
    { term: t('column.due'), detail: dueOn },
  ];
  return (
    <Card title={t('facts')}>
      <DescriptionList items={items.filter(({ detail }) => detail)} />
      {status === 'ISSUED' ? <p className="mt-3 text-sm text-ink-muted">{note}</p> : null}
    </Card>
  );
}
