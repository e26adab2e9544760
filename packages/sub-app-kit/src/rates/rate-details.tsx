import type { Rate } from '@lading/contracts/shipping';
import { useTranslation } from 'react-i18next';
import { useAmount } from '../use-amount.ts';

/** The price of a rate line by line, and its total. */
export function PriceLines({ rate }: { rate: Pick<Rate, 'lines' | 'amount'> }) {
  const { t } = useTranslation('shippingRates');
  const amount = useAmount();
  return (
    <section aria-label={t('lines')} className="text-sm">
      <h4 className="mb-1 text-xs font-medium text-ink-muted">{t('lines')}</h4>
      <dl>
        {rate.lines.map((line, index) => (
          <div key={`${index}-${line.kind}`} className="flex justify-between gap-4 py-0.5">
            <dt className="text-ink">{t(`line.${line.kind}`)}</dt>
            <dd className="text-ink tabular-nums">{amount(line.amount)}</dd>
          </div>
        ))}
        <div className="mt-1 flex justify-between gap-4 border-t border-line pt-1 font-semibold">
          <dt>{t('total')}</dt>
          <dd className="tabular-nums">{amount(rate.amount)}</dd>
        </div>
      </dl>
    </section>
  );
}

/** A rate line by line, with the billable weight of each package. */
export function RateDetails({ rate }: { rate: Rate }) {
  const { t } = useTranslation('shippingRates');
  return (
    <div className="grid gap-x-10 gap-y-4 px-4 pt-1 pb-4 text-sm md:grid-cols-2">
      <PriceLines rate={rate} />
      {rate.packages.length === 0 ? null : (
        <section aria-label={t('weights')}>
          <h4 className="mb-1 text-xs font-medium text-ink-muted">{t('weights')}</h4>
          <ul className="grid gap-2">
            {rate.packages.map(({ actualLb, dimensionalLb, billableLb, decisive }, index) => (
              <li key={`package-${index}`}>
                <p className="font-medium text-ink">
                  {t('package', { no: index + 1 })} · {t('billed', { weight: billableLb })}
                </p>
                <p className="text-ink-muted">
                  {dimensionalLb === null || dimensionalLb === actualLb
                    ? t('byScale', { actual: actualLb })
                    : t(dimensionalLb > actualLb ? 'byVolume' : 'byScaleOver', {
                        actual: actualLb,
                        dimensional: dimensionalLb,
                      })}
                  {decisive
                    ? ` ${t('decisive', {
                        side: t(`side.${decisive.side}`),
                        count: decisive.cutInches,
                        weight: decisive.thenLb,
                      })}`
                    : null}
                </p>
              </li>
            ))}
          </ul>
          {rate.isWeightComputed ? <p className="mt-2 text-xs text-ink-muted">{t('computed')}</p> : null}
        </section>
      )}
    </div>
  );
}
