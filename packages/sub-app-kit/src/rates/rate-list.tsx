import { byCurrency } from '@lading/contracts/core';
import type { Quote, Rate, RateMark } from '@lading/contracts/shipping';
import { Badge, type Tone } from '@lading/ui/badge';
import { cx } from '@lading/ui/cx';
import { EmptyState } from '@lading/ui/empty-state';
import { IconButton } from '@lading/ui/icon-button';
import { SegmentedControl } from '@lading/ui/segmented-control';
import { ChevronDown, PackageX } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAmount } from '../use-amount.ts';
import { useFormats } from '../use-formats.ts';
import { RateDetails } from './rate-details.tsx';
import { isUnanswered } from './unanswered-rules.ts';

/** Sort orders of rates. */
const rateOrders = ['price', 'speed'] as const;
type RateOrder = (typeof rateOrders)[number];

/** A carrier that gives no delivery day comes last by speed. */
const unknownDay = '9999';

/** Sorts rates, with the other measure as tie-breaker. By price, those in the most common currency come first. */
export function sortedRates(rates: readonly Rate[], order: RateOrder): Rate[] {
  const byPrice = (one: Rate, other: Rate) => one.amount.minor - other.amount.minor;
  const bySpeed = (one: Rate, other: Rate) =>
    (one.deliverBy ?? unknownDay).localeCompare(other.deliverBy ?? unknownDay) ||
    (one.days ?? 0) - (other.days ?? 0);
  return order === 'price'
    ? byCurrency(rates.toSorted((one, other) => byPrice(one, other) || bySpeed(one, other)))
    : rates.toSorted((one, other) => bySpeed(one, other) || byPrice(one, other));
}

/** No rate at all: because no service takes the shipment, or because carriers gave no answer, or none that names a service. */
function NoRates({ messages, ineligible }: Pick<Quote, 'messages' | 'ineligible'>) {
  const { t } = useTranslation('shippingRates');
  const hasReasons = ineligible.length > 0;
  const isOpen = messages.some(({ message }) => isUnanswered(message.code));
  if (isOpen || (!hasReasons && messages.length > 0))
    return (
      <EmptyState icon={<PackageX />} title={t(hasReasons ? 'noneOfOthers' : 'noneReceived')}>
        {t(hasReasons ? 'noneOfOthersHint' : 'noneReceivedHint')}
      </EmptyState>
    );
  return (
    <EmptyState icon={<PackageX />} title={t('none')}>
      {hasReasons ? t('noneHint') : null}
    </EmptyState>
  );
}

/** The services that do not take a shipment, each with the reason. */
function NotOffered({ services, isOpen }: { services: Quote['ineligible']; isOpen: boolean }) {
  const { t } = useTranslation('shippingRates');
  const formats = useFormats();
  if (services.length === 0) return null;
  return (
    <details open={isOpen} className="rounded-lg border border-line bg-surface text-sm">
      <summary className="cursor-pointer px-4 py-2.5 text-ink-muted">
        {t('notOffered', { count: services.length })}
      </summary>
      <dl className="grid gap-1.5 px-4 pb-3">
        {services.map(({ accountId, serviceCode, serviceName, reason }) => (
          <div key={`${accountId} ${serviceCode}`} className="flex flex-wrap gap-x-3">
            <dt className="text-ink">{formats.pick(serviceName.en, serviceName.zh)}</dt>
            <dd className="text-ink-muted">{formats.pick(reason.message, reason.zhMessage)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const tones: Record<RateMark, Tone> = { CHEAPEST: 'success', FASTEST: 'info', BESTVALUE: 'brand' };

interface RateRowProps {
  rate: Rate;
  /** If set, one of the rates can be chosen. */
  choice?: { name: string; isChosen: boolean; onChoose: () => void } | undefined;
  /** What can be done with it, after its price. */
  act?: ReactNode;
}

function RateRow({ rate, choice, act }: RateRowProps) {
  const { t } = useTranslation('shippingRates');
  const formats = useFormats();
  const amount = useAmount();
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  const name = formats.pick(rate.serviceName.en, rate.serviceName.zh);
  const price = amount(rate.amount);
  const facts = [
    ...(rate.shipDate ? [t('shipsOn', { day: rate.shipDate })] : []),
    rate.carrierName,
    ...(rate.days === null ? [] : [t('days', { count: rate.days })]),
    ...(rate.guaranteed ? [t('guaranteed')] : []),
    ...(rate.zone === null ? [] : [t('zone', { zone: rate.zone })]),
    ...(rate.billedTo === 'account' ? [t('ownAccount')] : []),
    ...(rate.isChargedOnScan ? [t('chargedOnScan')] : []),
  ];
  const head = (
    <>
      {choice ? (
        <input
          type="radio"
          name={choice.name}
          checked={choice.isChosen}
          onChange={choice.onChoose}
          aria-label={t('choose', { name, amount: price })}
          className="size-4 shrink-0 accent-brand"
        />
      ) : null}
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="text-base font-semibold text-ink">{name}</span>
          {rate.marks.map((mark) => (
            <Badge key={mark} tone={tones[mark]}>
              {t(`mark.${mark}`)}
            </Badge>
          ))}
        </span>
        <span className="block text-sm text-ink-muted">
          <span className="text-ink">
            {rate.deliverBy === null ? t('noDay') : t('by', { day: rate.deliverBy })}
          </span>{' '}
          · {facts.join(' · ')}
        </span>
      </span>
      <span className="text-lg font-semibold whitespace-nowrap text-ink tabular-nums">{price}</span>
    </>
  );
  const headClass = 'flex min-w-0 flex-1 items-center gap-3 py-2.5 pl-4';
  return (
    <li aria-label={name} className="border-b border-line last:border-b-0">
      <div className={cx('flex items-center gap-1 pr-2', choice && 'hover:bg-hover')}>
        {choice ? <label className={cx(headClass, 'cursor-pointer')}>{head}</label> : null}
        {choice ? null : <div className={headClass}>{head}</div>}
        {act}
        <IconButton
          label={t('details', { name })}
          tooltip={false}
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailsId : undefined}
          icon={
            <ChevronDown aria-hidden="true" className={cx('transition-transform', isOpen && 'rotate-180')} />
          }
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      {isOpen ? (
        <div id={detailsId}>
          <RateDetails rate={rate} />
        </div>
      ) : null}
    </li>
  );
}

export interface RateListProps {
  quote: Quote;
  /** If set, one of the rates can be chosen. */
  chosenId?: string | null;
  onChoose?: (rate: Rate) => void;
  /** What can be done with a rate, as where none is chosen. */
  act?: ((rate: Rate) => ReactNode) | undefined;
}

/** The rates of a quote by price or by speed, each with its components, and the unavailable services with the reasons. */
export function RateList({ quote, chosenId, onChoose, act }: RateListProps) {
  const { t } = useTranslation('shippingRates');
  const [order, setOrder] = useState<RateOrder>('price');
  const group = useId();
  const rates = sortedRates(quote.rates, order);
  return (
    <div className="grid gap-3">
      {rates.length > 1 ? (
        <SegmentedControl
          label={t('sort')}
          items={rateOrders.map((value) => ({ value, label: t(value) }))}
          value={order}
          onValueChange={setOrder}
          className="justify-self-start"
        />
      ) : null}
      <div className="overflow-hidden rounded-lg border border-line bg-surface">
        {rates.length === 0 ? (
          <NoRates messages={quote.messages} ineligible={quote.ineligible} />
        ) : (
          <ul aria-label={t('list')}>
            {rates.map((rate) => (
              <RateRow
                key={rate.rateId}
                rate={rate}
                act={act?.(rate)}
                choice={
                  onChoose && {
                    name: group,
                    isChosen: rate.rateId === chosenId,
                    onChoose: () => onChoose(rate),
                  }
                }
              />
            ))}
          </ul>
        )}
      </div>
      <NotOffered services={quote.ineligible} isOpen={rates.length === 0} />
    </div>
  );
}
