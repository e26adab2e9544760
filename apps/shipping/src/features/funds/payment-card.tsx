import type { Payment } from '@lading/contracts/funds';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { CopyButton } from '@lading/ui/copy-button';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

export interface PaymentCardProps {
  payment: Payment;
  /** Link to the previous page, if any. */
  wayBack: ReactNode;
  onAnother: () => void;
}

/** The payment that was just started: what to do next, and whether it has arrived. */
export function PaymentCard({ payment, wayBack, onAnother }: PaymentCardProps) {
  const { t } = useTranslation('funds');
  const amount = useAmount();
  const paid = amount(payment.amount);
  const another = <Button onClick={onAnother}>{t('add.another')}</Button>;

  if (payment.state === 'PAID')
    return (
      <Banner
        live
        tone="success"
        title={t('add.paid', { amount: paid })}
        actions={
          <>
            {wayBack ?? <Button render={<Link to="/postage">{t('add.toPostage')}</Link>} />}
            {another}
          </>
        }
      >
        {t('add.paidText')}
      </Banner>
    );
  if (payment.state === 'CANCELLED' || payment.state === 'REVERSED') {
    const title = t(payment.state === 'CANCELLED' ? 'add.cancelled' : 'add.reversed');
    return <Banner live tone="warning" title={title} actions={another} />;
  }
  if (payment.method === 'demo')
    return (
      <Banner
        live
        title={t('add.waitingDemo', { amount: paid })}
        actions={
          <>
            <Button
              variant="primary"
              icon={<ExternalLink aria-hidden="true" />}
              render={
                <a href={payment.payAt} target="_blank" rel="noreferrer">
                  {t('add.openPayPage')}
                </a>
              }
            />
            {another}
          </>
        }
      >
        {t('add.waitingDemoText')}
      </Banner>
    );
  return (
    <Banner
      live
      title={t('add.waitingTransfer', { amount: paid })}
      actions={
        <>
          <CopyButton
            asText
            label={t('add.copyReference')}
            copiedLabel={t('add.copied')}
            text={payment.reference}
          />
          {another}
        </>
      }
    >
      <p>{t('add.waitingTransferText')}</p>
      <p className="mt-1 text-base font-semibold tracking-wide select-all">{payment.reference}</p>
    </Banner>
  );
}
