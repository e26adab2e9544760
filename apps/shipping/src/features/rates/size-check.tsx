import type { ParcelMeasures } from '@lading/contracts/shipping';
import { Card } from '@lading/ui/card';
import { SegmentedControl } from '@lading/ui/segmented-control';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MeasuredStrip } from './measured-strip.tsx';
import { ServiceRow } from './service-row.tsx';
import { serviceVerdicts } from './verdict-rules.ts';

export interface SizeCheckProps {
  /** Null where sides or weight are missing. */
  parcels: readonly (ParcelMeasures | null)[];
  /** ISO 8601. */
  day: string;
}

/** Which services take a package by its size and weight, and why not (spec §5, decision D11). */
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
