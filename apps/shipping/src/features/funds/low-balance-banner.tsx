import type { WalletBalance } from '@lading/contracts/funds';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { Banner } from '@lading/ui/banner';
import { useTranslation } from 'react-i18next';

/** Says that the balance is below zero, or below what the seller wants to be warned at. */
export function LowBalanceBanner({ balance }: { balance: WalletBalance }) {
  const { t } = useTranslation('funds');
  const amount = useAmount();
  const { available, creditLimit, lowBalance } = balance;
  const spendable = available.minor + creditLimit.minor;
  if (spendable < 0) {
    const missing = { ...available, minor: -spendable };
    return (
      <Banner tone="danger" title={t('low.belowTitle')} className="mb-4">
        {t('low.belowText', { amount: amount(missing) })}
      </Banner>
    );
  }
  if (!lowBalance || available.minor >= lowBalance.minor) return null;
  return (
    <Banner tone="warning" title={t('low.title')} className="mb-4">
      {t('low.text', { available: amount(available), limit: amount(lowBalance) })}
    </Banner>
  );
}
