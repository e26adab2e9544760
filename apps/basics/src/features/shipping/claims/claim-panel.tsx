import { useHost } from '@lading/bridge/react';
import type { Claim, ClaimDetail } from '@lading/contracts/shipment-service';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { FailureState } from '@lading/sub-app-kit/components/failure-state';
import { Button } from '@lading/ui/button';
import { ConfirmDialog } from '@lading/ui/confirm-dialog';
import { late } from '@lading/ui/late';
import { Skeleton } from '@lading/ui/skeleton';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClaimBadge, ClaimFacts } from './claim-facts.tsx';
import { ClaimFiles } from './claim-files.tsx';
import { useClaimActs, useClaimDetail } from './claim-queries.ts';
import { ClaimThread } from './claim-thread.tsx';

const ClaimDialog = late(async () => (await import('./claim-dialog.tsx')).ClaimDialog);

/** The currently allowed actions on a claim. */
function ClaimButtons({ claim }: { claim: ClaimDetail }) {
  const { t } = useTranslation('shippingClaims');
  const { bus } = useHost();
  const { submit, cancel } = useClaimActs();
  const [open, show] = useState<'edit' | 'cancel' | null>(null);
  const { claimId, acts } = claim;
  if (!acts.some((act) => act !== 'attach' && act !== 'reply')) return null;
  return (
    <>
      {submit.error ? <FailureBanner title={t('act.submitFailed')} fault={submit.error} /> : null}
      {cancel.error ? <FailureBanner title={t('act.cancelFailed')} fault={cancel.error} /> : null}
      <div className="flex flex-wrap gap-2">
        {acts.includes('submit') ? (
          <Button
            variant="primary"
            loading={submit.isPending}
            onClick={() =>
              submit.mutate(claimId, {
                onSuccess: () => bus.emit('notice:show', { tone: 'info', title: t('act.submitted') }),
              })
            }
          >
            {t('act.submit')}
          </Button>
        ) : null}
        {acts.includes('edit') ? (
          <Button icon={<Pencil aria-hidden="true" />} onClick={() => show('edit')}>
            {t('act.edit')}
          </Button>
        ) : null}
        {acts.includes('cancel') ? (
          <Button variant="danger" loading={cancel.isPending} onClick={() => show('cancel')}>
            {t('act.cancel')}
          </Button>
        ) : null}
      </div>
      {open === 'edit' ? (
        <ClaimDialog draft={claim} onClose={() => show(null)} onSaved={() => show(null)} />
      ) : null}
      {open === 'cancel' ? (
        <ConfirmDialog
          open
          danger
          onOpenChange={(isOpen) => (isOpen ? undefined : show(null))}
          title={t('act.cancelTitle')}
          confirmLabel={t('act.cancel')}
          cancelLabel={t('act.keep')}
          // A refusal is shown above the buttons.
          onConfirm={() => cancel.mutateAsync(claimId).finally(() => show(null))}
        >
          {t('act.cancelText')}
        </ConfirmDialog>
      ) : null}
    </>
  );
}

/** A claim next to the list: its status and next step, its facts, files and messages. */
export function ClaimPanel({ claim }: { claim: Pick<Claim, 'claimId'> }) {
  const { t } = useTranslation('shippingClaims');
  const { data, error, refetch, isFetching } = useClaimDetail(claim.claimId);
  if (error && !data)
    return (
      <FailureState
        compact
        title={t('oneFailed')}
        fault={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data) return <Skeleton className="h-60 w-full" />;
  return (
    <div className="grid gap-4">
      <div>
        <ClaimBadge state={data.state} />
        <p className="mt-2 text-sm text-ink">{t(`next.${data.state}`)}</p>
      </div>
      <ClaimButtons claim={data} />
      <div>
        <ClaimFacts claim={data} />
      </div>
      <ClaimFiles claim={data} />
      <ClaimThread claim={data} />
    </div>
  );
}
