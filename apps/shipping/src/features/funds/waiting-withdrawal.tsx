import { useAmount } from '@lading/sub-app-kit/use-amount';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { ConfirmDialog } from '@lading/ui/confirm-dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCancelWithdrawal, useWithdrawalOffer } from './withdrawal-queries.ts';

/** The withdrawal that waits to be paid, and its cancel; nothing when none does. */
export function WaitingWithdrawal() {
  const { t } = useTranslation('fundsWithdrawals');
  const write = useAmount();
  const { data } = useWithdrawalOffer();
  const { mutateAsync, error } = useCancelWithdrawal();
  const [isAsked, setAsked] = useState(false);
  const waiting = data?.waiting;
  if (!waiting) return null;
  const amount = write(waiting.amount);
  return (
    <>
      {error ? <FailureBanner title={t('cancelFailed')} fault={error} /> : null}
      <Banner
        title={t('waitingTitle', { amount })}
        className="mb-4"
        actions={
          <>
            <Button render={<Link to="/postage/withdrawals">{t('all')}</Link>} />
            {data.isAllowed ? <Button onClick={() => setAsked(true)}>{t('cancel')}</Button> : null}
          </>
        }
      >
        {t('waitingText', { end: waiting.accountEnd, reference: waiting.reference })}
      </Banner>
      {isAsked ? (
        <ConfirmDialog
          open
          danger
          onOpenChange={setAsked}
          title={t('cancelTitle')}
          confirmLabel={t('cancel')}
          cancelLabel={t('keep')}
          // A refusal is shown above the notice.
          onConfirm={() => mutateAsync(waiting).finally(() => setAsked(false))}
        >
          {t('cancelText', { amount })}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
