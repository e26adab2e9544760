import type { Rate } from '@lading/contracts/shipping';
import { decimalText, type Money } from '@lading/contracts/core';
import { HostLink } from '../components/host-link.tsx';
import { useAmount } from '../use-amount.ts';
import { Button } from '@lading/ui/button';
import { useTranslation } from 'react-i18next';

export interface BuyBarProps {
  rate: Rate | null;
  spendable: Money | null;
  /** Where the user returns after adding funds. */
  here: string;
  isBusy: boolean;
  onBuy: (rate: Rate) => void;
}

/** The total next to the available balance, and the purchase button; or a link to the wallet if the balance is too low. */
export function BuyBar({ rate, spendable, here, isBusy, onBuy }: BuyBarProps) {
  const { t } = useTranslation('shippingLabels');
  const amount = useAmount();
  const missing =
    rate && rate.billedTo === 'wallet' && spendable && rate.amount.minor > spendable.minor
      ? { ...rate.amount, minor: rate.amount.minor - spendable.minor }
      : null;
  const way = missing
    ? `/e/#/postage/add?${new URLSearchParams({
        missing: `${decimalText(missing)} ${missing.currency}`,
        back: here,
      }).toString()}`
    : '';
  const summary = (): string | null => {
    if (missing) return t('buy.short', { amount: amount(missing) });
    if (rate?.billedTo === 'account')
      return t(rate.isChargedOnScan ? 'buy.ownAccountOnScan' : 'buy.ownAccount');
    return spendable ? t('buy.available', { amount: amount(spendable) }) : null;
  };
  return (
    <div className="flex w-full flex-wrap items-center gap-x-4 gap-y-2">
      <output className="min-w-0 flex-1 text-sm text-ink-muted tabular-nums">{summary()}</output>
      {missing ? (
        <Button variant="primary" render={<HostLink href={way}>{t('buy.addFunds')}</HostLink>} />
      ) : (
        <Button
          variant="primary"
          disabled={!rate}
          loading={isBusy}
          onClick={() => (rate ? onBuy(rate) : undefined)}
        >
          {rate ? t('buy.act', { amount: amount(rate.amount) }) : t('buy.choose')}
        </Button>
      )}
    </div>
  );
}
