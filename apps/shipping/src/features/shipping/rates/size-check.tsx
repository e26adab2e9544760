import type { ParcelMeasures } from '@lading/contracts/shipping';
import { Card } from '@lading/ui/card';
import { SegmentedControl } from '@lading/ui/segmented-control';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ServiceRow } from './service-row.tsx';
import { serviceVerdicts, carrierMeasures, weightInPounds } from './verdict-rules.ts';
import { useFormats } from '@lading/sub-app-kit/use-formats';

/** The parcel's measures as carriers use them: sorted, rounded, with its girth. */
function MeasuredStrip({ parcel }: { parcel: ParcelMeasures | null }) {
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

export interface SizeCheckProps {
  /** Null if sides or weight are missing. */
  parcels: readonly (ParcelMeasures | null)[];
  /** ISO 8601. */
  day: string;
}

/** Which services accept a package by its size and weight, and why not (spec §5, decision D11). */
export function SizeCheck({ parcels, day }: SizeCheckProps) {
  const { t } = useTranslation('shippingParcels');
  const [shown, setShown] = useState('0');
  const at = Math.min(Number(shown), parcels.length - 1);
  const parcel = parcels[at] ?? null;
  const answers = serviceVerdicts(parcel, day);
  const taken = answers.filter(({ verdict }) => verdict === 'fits' || verdict === 'surcharge').length;
  return (
    <div className="grid min-w-0 gap-4">
      {parcels.length > 1 ? (
        <SegmentedControl
          label={t('check.which')}
          items={parcels.map((_, index) => ({ value: String(index), label: String(index + 1) }))}
          value={String(at)}
          onValueChange={setShown}
          className="justify-self-start"
        />
      ) : null}
      <MeasuredStrip parcel={parcel} />
      <Card
        flush
        title={t('check.services')}
        description={
          <output>
            {parcel ? t('check.taken', { count: taken, total: answers.length }) : t('check.incomplete')}
          </output>
        }
        footer={<p className="text-xs text-ink-muted">{t('check.rounding')}</p>}
      >
        <ul>
          {answers.map((answer) => (
            <ServiceRow key={answer.bounds.service} answer={answer} parcel={parcel} />
          ))}
        </ul>
      </Card>
    </div>
  );
}
