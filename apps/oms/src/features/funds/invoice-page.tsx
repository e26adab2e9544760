import type { InvoiceLine } from '@lading/contracts/funds';
import { DetailPage, useDetailSteps } from '@lading/sub-app-kit/detail';
import {
  DownloadButtons,
  InvoiceBadge,
  InvoiceDisputes,
  InvoiceFacts,
  InvoiceLines,
  useFeeName,
} from '@lading/sub-app-kit/invoices';
import { Button } from '@lading/ui/button';
import { Skeleton } from '@lading/ui/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { DisputeDialog } from './dispute-dialog.tsx';
import { useInvoiceSource } from './invoice-list.tsx';
import { useInvoice, useInvoiceFiles } from './invoice-queries.ts';

const path = '/app/funds/invoices';

/** One invoice of a warehouse: lines down to their charges, disputes, files. */
export function InvoicePage() {
  const { invoiceId = '' } = useParams();
  return <Known key={invoiceId} invoiceId={invoiceId} />;
}

function Known({ invoiceId }: { invoiceId: string }) {
  const { t } = useTranslation('fundsInvoices');
  const feeName = useFeeName();
  const files = useInvoiceFiles();
  const query = useInvoice(invoiceId);
  const [disputing, setDisputing] = useState<InvoiceLine | null>(null);
  return (
    <>
      <DetailPage
        query={query}
        title={({ invoiceNo }) => t('one', { number: invoiceNo ?? '' })}
        name={({ invoiceNo }) => invoiceNo ?? ''}
        description={({ providerName, warehouseName }) => `${providerName} · ${warehouseName}`}
        status={(invoice) => <InvoiceBadge invoice={invoice} />}
        list={{ id: 'warehouse-invoices', title: t('title'), path, crumbs: t('crumbs') }}
        steps={useDetailSteps(useInvoiceSource(), invoiceId)}
        acts={({ invoiceNo }) => (
          <DownloadButtons name={invoiceNo ?? ''} fetch={(format) => files.invoice(invoiceId, format)} />
        )}
        sections={(invoice) => (
          <>
            <InvoiceLines
              invoice={invoice}
              path={`${path}/${invoiceId}`}
              acts={(line) =>
                line.fee === null ||
                invoice.disputes.some(
                  ({ lineNo, status }) => lineNo === line.lineNo && status === 'OPEN',
                ) ? null : (
                  <Button
                    size="small"
                    aria-label={t('dispute.openOf', { fee: feeName(line) })}
                    onClick={() => setDisputing(line)}
                  >
                    {t('dispute.open')}
                  </Button>
                )
              }
            />
            <InvoiceDisputes invoice={invoice} fetchNote={files.creditNote} />
          </>
        )}
        side={(invoice) => <InvoiceFacts invoice={invoice} note={t('taken')} />}
        waiting={<Skeleton className="h-60 w-full" />}
        failedTitle={t('failed')}
        missing={{ title: t('missing'), hint: t('missingHint'), toList: t('toList') }}
      />
      {disputing && query.data ? (
        <DisputeDialog invoice={query.data} line={disputing} onClose={() => setDisputing(null)} />
      ) : null}
    </>
  );
}
