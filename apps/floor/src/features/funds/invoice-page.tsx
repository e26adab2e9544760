import { useHost } from '@lading/bridge/react';
import { providerInvoicesApi, type InvoiceDetail, type InvoiceDispute } from '@lading/contracts/funds';
import { useApi } from '@lading/sub-app-kit/api-context';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { DetailPage } from '@lading/sub-app-kit/detail';
import {
  DownloadButtons,
  InvoiceBadge,
  InvoiceDisputes,
  InvoiceFacts,
  InvoiceLines,
  useFeeName,
} from '@lading/sub-app-kit/invoices';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { ConfirmDialog } from '@lading/ui/confirm-dialog';
import { Skeleton } from '@lading/ui/skeleton';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { AnswerDisputeDialog } from './answer-dispute-dialog.tsx';
import { useInvoice, useInvoiceFiles, useKeepInvoice } from './invoice-queries.ts';
import { useMayMoveMoney } from './use-may-move-money.ts';

const path = '/money/invoices';
const { issueInvoice, voidInvoice } = providerInvoicesApi.calls;
type Act = 'issue' | 'void';

/** One invoice of a client: a draft is reviewed, issued or voided here, and disputes are answered. */
export function InvoicePage() {
  const { invoiceId = '' } = useParams();
  return <Known key={invoiceId} invoiceId={invoiceId} />;
}

function Known({ invoiceId }: { invoiceId: string }) {
  const { t } = useTranslation('fundsInvoices');
  const { bus } = useHost();
  const api = useApi();
  const keep = useKeepInvoice();
  const files = useInvoiceFiles();
  const feeName = useFeeName();
  const query = useInvoice(invoiceId);
  const mayMove = useMayMoveMoney();
  const [asking, ask] = useState<Act | null>(null);
  const [answering, answer] = useState<{
    dispute: InvoiceDispute;
    decision: 'CREDITED' | 'DECLINED';
  } | null>(null);
  const change = useMutation({
    mutationFn: (act: Act) => api.call(act === 'issue' ? issueInvoice : voidInvoice, { body: { invoiceId } }),
    onSuccess: (saved) => {
      keep(saved);
      if (saved.invoiceNo)
        bus.emit('notice:show', { tone: 'info', title: t('issue.done', { number: saved.invoiceNo }) });
    },
  });
  const nameOf = ({ invoiceNo }: InvoiceDetail) => invoiceNo ?? t('noNumber');
  return (
    <>
      <DetailPage
        query={query}
        title={(invoice) =>
          invoice.invoiceNo
            ? t('one', { number: invoice.invoiceNo })
            : t('draftOf', { client: invoice.clientName })
        }
        name={nameOf}
        description={({ clientName, warehouseName }) => `${clientName} · ${warehouseName}`}
        status={(invoice) => <InvoiceBadge invoice={invoice} />}
        list={{ id: 'provider-invoices', title: t('title'), path, crumbs: t('crumbs') }}
        acts={(invoice) => (
          <>
            {invoice.status === 'VOID' ? null : (
              <DownloadButtons name={nameOf(invoice)} fetch={(format) => files.invoice(invoiceId, format)} />
            )}
            {invoice.status === 'DRAFT' ? (
              <>
                <Button disabled={change.isPending} onClick={() => ask('void')}>
                  {t('void.open')}
                </Button>
                {mayMove ? (
                  <Button variant="primary" loading={change.isPending} onClick={() => ask('issue')}>
                    {t('issue.open')}
                  </Button>
                ) : null}
              </>
            ) : null}
          </>
        )}
        source={({ unrated }) => (
          <>
            {change.error ? <FailureBanner title={t('notDone')} fault={change.error} /> : null}
            {unrated > 0 ? (
              <div className="mb-4">
                <Banner tone="warning">{t('unrated', { count: unrated })}</Banner>
              </div>
            ) : null}
          </>
        )}
        sections={(invoice) => (
          <>
            <InvoiceLines invoice={invoice} path={`${path}/${invoiceId}`} />
            {invoice.status === 'ISSUED' ? (
              <InvoiceDisputes
                invoice={invoice}
                fetchNote={files.creditNote}
                acts={(dispute) =>
                  mayMove ? (
                    <div className="flex flex-wrap gap-2">
                      <Button
                        size="small"
                        variant="primary"
                        aria-label={t('dispute.creditOf', { fee: feeName(dispute) })}
                        onClick={() => answer({ dispute, decision: 'CREDITED' })}
                      >
                        {t('dispute.credit')}
                      </Button>
                      <Button
                        size="small"
                        aria-label={t('dispute.declineOf', { fee: feeName(dispute) })}
                        onClick={() => answer({ dispute, decision: 'DECLINED' })}
                      >
                        {t('dispute.decline')}
                      </Button>
                    </div>
                  ) : null
                }
              />
            ) : null}
          </>
        )}
        side={(invoice) => <InvoiceFacts invoice={invoice} note={t('takenProvider')} />}
        waiting={<Skeleton className="h-60 w-full" />}
        failedTitle={t('failed')}
        missing={{ title: t('missing'), hint: t('missingHint'), toList: t('toList') }}
      />
      <ConfirmDialog
        open={asking !== null}
        onOpenChange={(open) => {
          if (!open) ask(null);
        }}
        title={asking === 'void' ? t('void.title') : t('issue.title')}
        confirmLabel={asking === 'void' ? t('void.submit') : t('issue.submit')}
        cancelLabel={t('cancel')}
        // A refusal is shown on the page.
        onConfirm={() => (asking ? change.mutateAsync(asking).finally(() => ask(null)) : undefined)}
      >
        {asking === 'void' ? t('void.text') : t('issue.text', { client: query.data?.clientName ?? '' })}
      </ConfirmDialog>
      {answering ? <AnswerDisputeDialog {...answering} onClose={() => answer(null)} /> : null}
    </>
  );
}
