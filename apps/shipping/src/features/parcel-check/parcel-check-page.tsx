import { Page } from '@lading/sub-app-kit/components/page';
import { Card } from '@lading/ui/card';
import { PageHeader } from '@lading/ui/page-header';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { MeasuredStrip } from './measured-strip.tsx';
import { ParcelForm } from './parcel-form.tsx';
import { completeParcel, readParcel, writeParcel } from './parcel-input-rules.ts';
import { ServiceRow } from './service-row.tsx';
import { serviceVerdicts } from './verdict-rules.ts';

/** Which services take a parcel, and why not (spec §5, decision D11). Prices are not part of this release. */
export function ParcelCheckPage() {
  const { t } = useTranslation('shipping');
  const [params, setParams] = useSearchParams();
  const [today] = useState(() => new Date().toISOString());
  const input = readParcel(params);
  const parcel = completeParcel(input);
  const answers = serviceVerdicts(parcel, today);
  const taken = answers.filter(({ verdict }) => verdict === 'fits' || verdict === 'surcharge').length;

  return (
    <Page title={t('check.title')}>
      <PageHeader title={t('check.title')} description={t('check.intro')} />
      <div className="grid items-start gap-4 lg:grid-cols-[340px_minmax(0,1fr)]">
        <ParcelForm parcel={input} onChange={(next) => setParams(writeParcel(next), { replace: true })} />
        <div className="grid min-w-0 gap-4">
          <MeasuredStrip parcel={parcel} />
          <Card
            flush
            title={t('check.services')}
            description={
              <output>
                {parcel ? t('check.taken', { count: taken, total: answers.length }) : t('check.incomplete')}
              </output>
            }
          >
            <ul>
              {answers.map((answer) => (
                <ServiceRow key={answer.bounds.service} answer={answer} parcel={parcel} />
              ))}
            </ul>
          </Card>
        </div>
      </div>
    </Page>
  );
}
