import { CardNotLoaded } from '@lading/sub-app-kit/components/card-not-loaded';
import { HostLink } from '@lading/sub-app-kit/components/host-link';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { Card } from '@lading/ui/card';
import { cx } from '@lading/ui/cx';
import { StatusBadge } from '@lading/ui/status-badge';
import { useTranslation } from 'react-i18next';
import { usePostage } from './home-queries.ts';

const link = 'rounded-sm text-sm text-brand-ink hover:underline print:hidden';

/** The balance for labels, and this month's spending; neither while nothing was ever paid in. */
export function PostageCard() {
  const { t } = useTranslation('home');
  const amount = useAmount();
  const query = usePostage();
  const { data } = query;
  if (!data) return <CardNotLoaded title={t('postage.title')} query={query} />;
  const { available, held, monthSpend, creditLimit, lowBalance } = data;
  const isUnused = [available, held, monthSpend, creditLimit].every(({ minor }) => minor === 0);
  const isLow = available.minor < (lowBalance?.minor ?? 0);
  return (
    <Card
      title={t('postage.title')}
      actions={
        <HostLink href="/e/#/postage" className={link}>
          {t('postage.all')}
        </HostLink>
      }
    >
      {isUnused ? (
        <p className="text-sm text-ink-muted">{t('postage.none')}</p>
      ) : (
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          <div>
            <dt className="text-xs text-ink-muted">{t('postage.available')}</dt>
            <dd className={cx('text-lg font-semibold tabular-nums', isLow ? 'text-danger-ink' : 'text-ink')}>
              {amount(available)}
            </dd>
          </div>
          <div>
            <dt className="text-xs text-ink-muted">{t('postage.spent')}</dt>
            <dd className="text-lg font-semibold text-ink tabular-nums">{amount(monthSpend)}</dd>
          </div>
        </dl>
      )}
      <div className="mt-2 flex items-center gap-3">
        <HostLink href="/e/#/postage/add" className={link}>
          {t('postage.add')}
        </HostLink>
        {isLow ? <StatusBadge status="danger">{t('postage.low')}</StatusBadge> : null}
      </div>
    </Card>
  );
}
