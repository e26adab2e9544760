import type { ParcelMeasures } from '@lading/contracts/shipping';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { useTranslation } from 'react-i18next';
import { carrierMeasures, weightInPounds } from './verdict-rules.ts';

/** How carriers see the parcel: sorted, rounded, with its girth. */
export function MeasuredStrip({ parcel }: { parcel: ParcelMeasures | null }) {
  const { t } = useTranslation(['shippingParcels', 'common']);
  const formats = useFormats();
  const none = t('common:state.none');
  const measured = parcel ? carrierMeasures(parcel) : null;
  const [longest, second, third] = measured?.sides ?? [];
  const girth = second === undefined || third === undefined ? null : 2 * (second + third);
  const inches = (value: number | null | undefined): string =>
    value == null ? none : `${formats.number(value)} in`;
  const figures = [
    {
      term: t('check.sides'),
      detail: measured ? `${measured.sides.map((side) => formats.number(side)).join(' × ')} in` : none,
    },
    { term: t('check.longest'), detail: inches(longest) },
    { term: t('check.girth'), detail: inches(girth) },
    { term: t('check.lengthPlusGirth'), detail: inches(measured?.lengthPlusGirth) },
    {
      term: t('check.weight'),
      detail: parcel ? `${formats.number(weightInPounds(parcel), { maximumFractionDigits: 2 })} lb` : none,
    },
  ];
  return (
    <section aria-label={t('check.measured')}>
      <dl className="flex flex-wrap gap-px overflow-hidden rounded-lg border border-line bg-line">
        {figures.map(({ term, detail }) => (
          <div key={term} className="min-w-32 flex-1 bg-surface px-4 py-2.5">
            <dt className="text-xs whitespace-nowrap text-ink-muted">{term}</dt>
            <dd className="text-base font-semibold whitespace-nowrap text-ink tabular-nums">{detail}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
