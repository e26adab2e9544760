import { limits } from '@lading/contracts/core';
import type { ImportReceipt } from '@lading/contracts/imports';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { HostLink } from '@lading/sub-app-kit/components/host-link';
import { DetailPage } from '@lading/sub-app-kit/detail';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { ConfirmDialog } from '@lading/ui/confirm-dialog';
import { DescriptionList } from '@lading/ui/description-list';
import { Skeleton } from '@lading/ui/skeleton';
import { StatusBadge } from '@lading/ui/status-badge';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { recordsOf, stockLists, useImportReceipt, useRevertImport } from './import-queries.ts';
import { LeftOutFile } from './left-out-file.tsx';

const { taskFailed, taskInProgress } = limits.codes;

function ReceiptState({ receipt: { status, revert } }: { receipt: ImportReceipt }) {
  const { t } = useTranslation('importReceipts');
  if (revert.state === 'done') return <StatusBadge status="waiting">{t('state.reverted')}</StatusBadge>;
  if (revert.state === 'running') return <StatusBadge status="progress">{t('state.reverting')}</StatusBadge>;
  if (status === taskInProgress) return <StatusBadge status="progress">{t('state.running')}</StatusBadge>;
  if (status === taskFailed) return <StatusBadge status="danger">{t('state.failed')}</StatusBadge>;
  return <StatusBadge status="success">{t('state.done')}</StatusBadge>;
}

/** The results for the records, as figures side by side. */
function CountsCard({ receipt }: { receipt: ImportReceipt }) {
  const { t } = useTranslation('importReceipts');
  const formats = useFormats();
  const { created, updated, unchanged, packages, crossdocks, leftOut } = receipt;
  const figures: [string, number][] =
    recordsOf(receipt) !== 'orders'
      ? [
          [t('count.created'), created],
          [t('count.updated'), updated],
          [t('count.unchanged'), unchanged],
          ...(crossdocks ? [[t('count.crossdocks'), crossdocks] as [string, number]] : []),
          [t('count.leftOut'), leftOut],
        ]
      : [
          [t('count.orders'), created],
          [t('count.packages'), packages ?? 0],
          [t('count.leftOut'), leftOut],
        ];
  return (
    <Card title={t('result')}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
        {figures.map(([term, figure]) => (
          <div key={term} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-ink-muted">{term}</dt>
            <dd className="text-2xl font-semibold text-ink tabular-nums">{formats.number(figure)}</dd>
          </div>
        ))}
      </dl>
      <LeftOutFile receipt={receipt} />
    </Card>
  );
}

/** Whether the import can be reverted, or was. */
function RevertNote({ receipt }: { receipt: ImportReceipt }) {
  const { t } = useTranslation('importReceipts');
  const formats = useFormats();
  const { state, refusal, removed, restored, time, userName } = receipt.revert;
  if (state === 'done') {
    const counts = [
      t('revert.removed', { count: removed }),
      ...(restored > 0 ? [t('revert.restored', { count: restored })] : []),
    ].join(' · ');
    return (
      <Banner tone="info" title={t('revert.done')} className="mb-4">
        {t('revert.doneBy', { counts, name: userName ?? '', time: formats.time(time) })}
      </Banner>
    );
  }
  if (state === 'running')
    return (
      <Banner tone="info" title={t('revert.running')} className="mb-4">
        {t('revert.runningHint')}
      </Banner>
    );
  if (!refusal) return null;
  return (
    <Banner tone="warning" title={t('revert.refused')} className="mb-4">
      {formats.pick(refusal.message, refusal.zhMessage)}
    </Banner>
  );
}

/** Asks for confirmation, then reverts the import. */
function RevertButton({
  receipt,
  revert,
}: {
  receipt: ImportReceipt;
  revert: ReturnType<typeof useRevertImport>;
}) {
  const { t } = useTranslation(['importReceipts', 'common']);
  const [asks, setAsks] = useState(false);
  if (receipt.revert.state !== 'possible') return null;
  const { created, updated } = receipt;
  const records = recordsOf(receipt);
  const ofUpdated = records === 'records' ? 'ask.recordsUpdated' : 'ask.updated';
  const what = [
    ...(created > 0 ? [t(`ask.${records}`, { count: created })] : []),
    ...(updated > 0 ? [t(ofUpdated, { count: updated })] : []),
  ];
  return (
    <>
      <Button icon={<Undo2 aria-hidden="true" />} onClick={() => setAsks(true)}>
        {t('revert.act')}
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={t('ask.title')}
        confirmLabel={t('ask.confirm')}
        cancelLabel={t('common:action.cancel')}
        danger
        onConfirm={async () => {
          // The page shows a refusal, so the confirmation closes in either case.
          await revert.mutateAsync().catch(() => undefined);
        }}
      >
        {what.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p className="mt-2">{t('ask.whole')}</p>
      </ConfirmDialog>
    </>
  );
}

/** One import: the results for its rows, who made it and when, and reverting it. */
export function ImportReceiptPage() {
  const { taskId = '' } = useParams();
  // Another import does not show the previous one's refusal.
  return <Receipt key={taskId} taskId={taskId} />;
}

function Receipt({ taskId }: { taskId: string }) {
  const { t } = useTranslation('importReceipts');
  const formats = useFormats();
  const query = useImportReceipt(taskId);
  const revert = useRevertImport(taskId);
  const nameOf = (receipt: ImportReceipt) => receipt.fileName || t(recordsOf(receipt));
  const seconds = (milliseconds: number) =>
    t('facts.seconds', { seconds: formats.number(Math.max(0.1, Math.round(milliseconds / 100) / 10)) });
  return (
    <DetailPage
      query={query}
      title={nameOf}
      name={nameOf}
      list={{
        id: 'tasks',
        title: t('tasks'),
        path: '/async-export-list',
        crumbs: t('way'),
        link: <HostLink href="/async-export-list" />,
      }}
      status={(receipt) => <ReceiptState receipt={receipt} />}
      description={(receipt) => t(recordsOf(receipt))}
      acts={(receipt) => <RevertButton receipt={receipt} revert={revert} />}
      source={(receipt) => (
        <>
          {revert.error ? <FailureBanner title={t('revert.refused')} fault={revert.error} /> : null}
          {receipt.status === taskFailed && receipt.failure ? (
            <Banner tone="danger" title={t('state.failed')} className="mb-4">
              {formats.pick(receipt.failure.message, receipt.failure.zhMessage)}
            </Banner>
          ) : null}
          {revert.error ? null : <RevertNote receipt={receipt} />}
        </>
      )}
      sections={(receipt) => <CountsCard receipt={receipt} />}
      side={(receipt) => (
        <Card title={t('facts.title')}>
          <DescriptionList
            items={[
              { term: t('facts.who'), detail: receipt.userName },
              { term: t('facts.when'), detail: formats.time(receipt.finishTime ?? receipt.createTime) },
              ...(receipt.duration === null
                ? []
                : [{ term: t('facts.duration'), detail: seconds(receipt.duration) }]),
              { term: t('facts.task'), detail: `${receipt.taskNo ?? ''} ${receipt.taskId}`.trim() },
              ...stockLists(receipt).map(({ name, href }) => ({
                term: t('facts.list'),
                detail: (
                  <HostLink href={href} className="text-link">
                    {t(`facts.${name}`)}
                  </HostLink>
                ),
              })),
            ]}
          />
          {receipt.revert.state === 'expired' ? (
            <p className="mt-3 text-sm text-ink-muted">
              {t('revert.expired', { days: limits.importFile.revertDays })}
            </p>
          ) : null}
        </Card>
      )}
      waiting={
        <Card>
          <Skeleton className="mb-3 h-3 w-2/3" />
          <Skeleton className="h-3 w-1/2" />
        </Card>
      }
      failedTitle={t('failed')}
      missing={{ title: t('missing'), hint: t('missingHint'), toList: t('toList') }}
    />
  );
}
