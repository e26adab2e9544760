import { decimalText, sameOriginPath } from '@lading/contracts/core';
import { HostLink } from '@lading/sub-app-kit/components/host-link';
import { Page } from '@lading/sub-app-kit/components/page';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { Banner } from '@lading/ui/banner';
import { Breadcrumb } from '@lading/ui/breadcrumb';
import { Button } from '@lading/ui/button';
import { PageHeader } from '@lading/ui/page-header';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { BalanceStrip } from './balance-strip.tsx';
import { PaymentCard } from './payment-card.tsx';
import { PaymentsTable } from './payments-table.tsx';
import { useBalance, usePayments } from './postage-queries.ts';
import { missingAmount } from './top-up-rules.ts';
import { TopUpForm } from './top-up-form.tsx';

/** Adding funds to the postage wallet (spec §2, "Add Funds"); returns to a label that the balance did not cover. */
export function AddFundsPage() {
  const { t } = useTranslation('funds');
  const amount = useAmount();
  const [params, setParams] = useSearchParams();
  const back = sameOriginPath(params.get('back'));
  const missing = missingAmount(params.get('missing'));
  const balance = useBalance();
  const payments = usePayments();
  // In the address: after a reload the payment is shown, and not a form for another one, even if it cannot be loaded.
  const startedId = params.get('payment');
  const setStartedId = (paymentId: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (paymentId === null) next.delete('payment');
        else next.set('payment', paymentId);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const started = payments.data?.records.find(({ paymentId }) => paymentId === startedId);
  const wayBack = back ? (
    <Button
      icon={<ArrowLeft aria-hidden="true" />}
      render={<HostLink href={back}>{t('add.back')}</HostLink>}
    />
  ) : null;

  return (
    <Page title={t('addFunds')} narrow>
      <PageHeader
        title={t('addFunds')}
        description={t('add.text')}
        above={
          <Breadcrumb
            label={t('crumbs')}
            items={[{ label: t('title'), link: <Link to="/postage" /> }, { label: t('addFunds') }]}
          />
        }
        actions={wayBack}
      />
      {missing && started?.state !== 'PAID' ? (
        <Banner className="mb-4">{t('add.short', { amount: amount(missing) })}</Banner>
      ) : null}
      <BalanceStrip query={balance} />
      <div className="grid items-start gap-4">
        {started ? (
          <PaymentCard payment={started} wayBack={wayBack} onAnother={() => setStartedId(null)} />
        ) : balance.data === undefined || (startedId !== null && payments.data === undefined) ? null : (
          <TopUpForm
            // The wallet determines the currency.
            currency={balance.data?.available.currency ?? 'USD'}
            initial={missing ? Number(decimalText(missing)) : null}
            onStarted={({ paymentId }) => setStartedId(paymentId)}
          />
        )}
        <PaymentsTable payments={payments} />
      </div>
    </Page>
  );
}
