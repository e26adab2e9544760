import { ListPage } from '@lading/sub-app-kit/list';
import { Button } from '@lading/ui/button';
import { FileText, Plus, Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { BalanceStrip } from './balance-strip.tsx';
import { useLedgerList } from './ledger-list.tsx';
import { useBalance } from './postage-queries.ts';
import { WalletLimits } from './wallet-limits.tsx';
import { WaitingWithdrawal } from './waiting-withdrawal.tsx';
import { WithdrawButton } from './withdraw-dialog.tsx';
import type { WalletBalance } from '@lading/contracts/funds';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { Banner } from '@lading/ui/banner';

/** The postage wallet: its balance, and every movement (spec §2, "Postage"; decision D17). */
export function PostagePage() {
  return <Wallet list={useLedgerList()} />;
}

/** The same wallet under its name in the menu of a reseller's client (decision D17). */
export function TransactionsPage() {
  const { t } = useTranslation('shellMenu');
  return <Wallet list={{ ...useLedgerList(), title: t('main.transactionDetail') }} />;
}

function Wallet({ list }: { list: ReturnType<typeof useLedgerList> }) {
  const { t } = useTranslation('funds');
  const balance = useBalance();
  return (
    <ListPage
      list={list}
      count={null}
      actions={
        <>
          <Button
            icon={<FileText aria-hidden="true" />}
            render={<Link to="/postage/statements">{t('statements.title')}</Link>}
          />
          <Button
            icon={<Scale aria-hidden="true" />}
            render={<Link to="/postage/adjustments">{t('adjustments')}</Link>}
          />
          <WithdrawButton />
          <Button
            variant="primary"
            icon={<Plus aria-hidden="true" />}
            render={<Link to="/postage/add">{t('addFunds')}</Link>}
          />
        </>
      }
    >
      {balance.data ? <LowBalanceBanner balance={balance.data} /> : null}
      <WaitingWithdrawal />
      <BalanceStrip query={balance} />
      {balance.data ? <WalletLimits balance={balance.data} /> : null}
    </ListPage>
  );
}

/** Warns that the balance is below zero, or below the seller's threshold. */
function LowBalanceBanner({ balance }: { balance: WalletBalance }) {
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
