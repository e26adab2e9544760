import type { HeldOrder } from '@lading/contracts/stores';
import { languageOf } from '@lading/i18n/create-texts';
import { formatTime } from '@lading/i18n/format-time';
import { localized } from '@lading/i18n/localized';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../platform/account.ts';

interface HeldOrdersProps {
  held: readonly HeldOrder[];
  /** The total number, if not all are shown. */
  count: number;
  className?: string;
}

/** Orders of a store that cannot be imported as they are, each with its reason; renders nothing if there are none. */
export function HeldOrders({ held, count, className }: HeldOrdersProps) {
  const { t, i18n } = useTranslation('stores');
  const { timeZone } = useAccount();
  const id = useId();
  if (held.length === 0) return null;
  return (
    <section aria-labelledby={id} className={className}>
      <h3 id={id} className="text-sm font-semibold text-ink">
        {t('held', { count })}
      </h3>
      <p className="mt-0.5 text-xs text-ink-muted">{t('heldHint')}</p>
      <ul className="mt-2 flex flex-col gap-1.5">
        {held.map((order) => (
          <li key={order.externalId} className="text-sm break-words">
            <span className="font-medium text-ink">{order.orderNo || order.externalId}</span>{' '}
            <span className="text-ink-muted">
              {localized(order.reason, languageOf(i18n))} {formatTime(order.seenTime, timeZone, 'default')}
            </span>
          </li>
        ))}
      </ul>
      {count > held.length ? (
        <p className="mt-2 text-xs text-ink-muted">{t('heldMore', { count: count - held.length })}</p>
      ) : null}
    </section>
  );
}
