import type { WalletBalance } from '@lading/contracts/funds';
import { localized } from '@lading/i18n/localized';
import { FailureState } from '@lading/sub-app-kit/components/failure-state';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { ConfirmDialog } from '@lading/ui/confirm-dialog';
import { Bell, RefreshCw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AutoTopUpDialog } from './auto-top-up-dialog.tsx';
import { useAutoTopUp, useStopAutoTopUp } from './auto-top-up-queries.ts';
import { LowBalanceDialog } from './low-balance-dialog.tsx';

interface LimitProps {
  icon: ReactNode;
  name: string;
  children: ReactNode;
  acts: ReactNode;
}

function Limit({ icon, name, children, acts }: LimitProps) {
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-2 bg-surface px-4 py-2.5 text-sm [&_svg]:size-4">
      <span aria-hidden="true" className="mt-0.5 text-ink-faint">
        {icon}
      </span>
      <div className="min-w-40 flex-1">
        <h2 className="font-medium text-ink">{name}</h2>
        <p className="text-ink-muted">{children}</p>
      </div>
      <span className="flex flex-wrap gap-2">{acts}</span>
    </div>
  );
}

/** What happens when the balance gets low: the alert, and the automatic top-up. */
export function WalletLimits({ balance }: { balance: WalletBalance }) {
  const { t } = useTranslation(['funds', 'common']);
  const amount = useAmount();
  const formats = useFormats();
  const language = useLanguage();
  const offer = useAutoTopUp();
  const { mutateAsync: stop } = useStopAutoTopUp();
  const [open, setOpen] = useState<'alert' | 'auto' | 'stop' | null>(null);
  const close = () => setOpen(null);
  const { lowBalance, available } = balance;
  const setting = offer.data?.setting ?? null;
  const isAllowed = offer.data?.isAllowed ?? false;
  const isOffered = Boolean(offer.data && (setting || offer.data.methods.length > 0));
  const shown = setting && {
    threshold: amount(setting.threshold),
    amount: amount(setting.amount),
    monthlyCap: amount(setting.monthlyCap),
    used: amount(setting.usedThisMonth),
  };
  return (
    <>
      {setting?.state === 'stopped' ? (
        <Banner
          tone="danger"
          title={t('auto.stoppedTitle')}
          className="mb-4"
          actions={isAllowed ? <Button onClick={() => setOpen('auto')}>{t('auto.again')}</Button> : undefined}
        >
          {t('auto.stoppedText', { count: setting.failures })}{' '}
          {setting.lastRefusal ? localized(setting.lastRefusal, language) : null}
        </Banner>
      ) : null}
      <section
        aria-label={t('limits')}
        className="mb-4 grid gap-px overflow-hidden rounded-lg border border-line bg-line lg:grid-cols-2"
      >
        <Limit
          icon={<Bell />}
          name={t('low.act')}
          acts={
            <Button size="small" onClick={() => setOpen('alert')}>
              {t('low.change')}
            </Button>
          }
        >
          {lowBalance ? t('low.onText', { limit: amount(lowBalance) }) : t('low.offText')}
        </Limit>
        {offer.error && !offer.data ? (
          <FailureState
            compact
            title={t('auto.loadFailed')}
            fault={offer.error}
            onRetry={() => void offer.refetch()}
            retrying={offer.isFetching}
          />
        ) : isOffered ? (
          <Limit
            icon={<RefreshCw />}
            name={t('auto.title')}
            acts={
              isAllowed ? (
                <>
                  <Button size="small" onClick={() => setOpen('auto')}>
                    {setting ? t('auto.change') : t('auto.setUp')}
                  </Button>
                  {setting ? (
                    <Button size="small" variant="ghost" onClick={() => setOpen('stop')}>
                      {t('auto.turnOff')}
                    </Button>
                  ) : null}
                </>
              ) : null
            }
          >
            {!setting || !shown ? (
              t('auto.offText')
            ) : (
              <>
                {t(setting.state === 'on' ? 'auto.onText' : 'auto.stoppedHint', shown)}{' '}
                {setting.isUnderWay ? `${t('auto.underWay')} ` : null}
                <span className="text-ink-faint">
                  {setting.consentedBy
                    ? t('auto.consented', {
                        name: setting.consentedBy,
                        time: formats.time(setting.consentedAt),
                      })
                    : null}
                </span>
              </>
            )}
            {isAllowed ? null : ` ${t('auto.ownersOnly')}`}
          </Limit>
        ) : (
          <Limit icon={<RefreshCw />} name={t('auto.title')} acts={null}>
            {offer.data ? t('auto.notOffered') : '…'}
          </Limit>
        )}
      </section>
      {open === 'alert' ? <LowBalanceDialog balance={balance} onClose={close} /> : null}
      {open === 'auto' && offer.data ? (
        <AutoTopUpDialog offer={offer.data} currency={available.currency} onClose={close} />
      ) : null}
      {open === 'stop' ? (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={t('auto.turnOffTitle')}
          confirmLabel={t('auto.turnOff')}
          cancelLabel={t('common:action.cancel')}
          onConfirm={() => stop()}
        >
          {t('auto.turnOffText')}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
