import { disputeReasons, type Adjustment, type DisputeReason } from '@lading/contracts/shipping';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { LeaveGuard } from '@lading/sub-app-kit/form';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Button } from '@lading/ui/button';
import { DescriptionList } from '@lading/ui/description-list';
import { RadioGroup } from '@lading/ui/radio-group';
import { TextArea } from '@lading/ui/text-area';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdjustmentBadge, useMeasured } from './adjustment-looks.tsx';
import { useDispute } from './adjustment-queries.ts';
import { LabelLinks } from '../label-list.tsx';

function DisputeForm({ one }: { one: Adjustment }) {
  const { t } = useTranslation('shippingAdjustments');
  const formats = useFormats();
  const dispute = useDispute();
  const [reason, setReason] = useState<DisputeReason>(one.reason === 'size' ? 'wrong-size' : 'wrong-weight');
  const [note, setNote] = useState('');
  return (
    <section aria-label={t('dispute.title')} className="grid gap-3 border-t border-line pt-4">
      <h3 className="text-sm font-semibold text-ink">{t('dispute.title')}</h3>
      <p className="text-xs text-ink-muted">
        {t('dispute.until', { time: formats.time(one.disputableUntil) })}
      </p>
      {note.trim() !== '' && !dispute.isPending ? (
        <LeaveGuard onLeave={() => setNote('')} parameter="peek" />
      ) : null}
      {dispute.error ? <FailureBanner title={t('dispute.failed')} fault={dispute.error} /> : null}
      <RadioGroup
        label={t('dispute.reason')}
        value={reason}
        onValueChange={setReason}
        options={disputeReasons.map((value) => ({ value, label: t(`dispute.reasons.${value}`) }))}
      />
      <TextArea label={t('dispute.note')} value={note} onValueChange={setNote} maxLength={1_000} />
      <Button
        variant="primary"
        className="justify-self-start"
        loading={dispute.isPending}
        onClick={() => dispute.mutate({ adjustmentId: one.adjustmentId, reason, note })}
      >
        {t('dispute.act')}
      </Button>
    </section>
  );
}

/** An adjustment with the carrier's evidence, the dispute options, and the entry that charged it. */
export function AdjustmentPeek({ one }: { one: Adjustment }) {
  const { t } = useTranslation('shippingAdjustments');
  const amount = useAmount();
  const formats = useFormats();
  const measured = useMeasured();
  const facts = [
    { term: t('column.state'), detail: <AdjustmentBadge state={one.state} /> },
    { term: t('column.reason'), detail: t(`reason.${one.reason}`) },
    { term: t('declared'), detail: measured(one.declared, one.reason) },
    { term: t('measured'), detail: measured(one.measured, one.reason) },
    { term: t('column.was'), detail: amount(one.was) },
    { term: t('column.now'), detail: amount(one.now) },
    { term: t('column.difference'), detail: amount(one.difference, { signed: true }) },
    { term: t('column.charged'), detail: formats.time(one.chargedTime) },
    { term: t('order'), detail: one.orderNo },
    { term: t('tracking'), detail: one.trackingNumber },
    { term: t('invoiceLine'), detail: one.invoiceLine },
  ].filter(({ detail }) => detail);
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink">
        {t(`next.${one.state === 'POSTED' && one.difference.minor < 0 ? 'inFavor' : one.state}`)}
      </p>
      <DescriptionList items={facts} />
      {one.evidence.length > 0 ? (
        <section aria-label={t('evidence')} className="border-t border-line pt-4">
          <h3 className="text-sm font-semibold text-ink">{t('evidence')}</h3>
          <ul className="mt-2 grid gap-2 text-sm">
            {one.evidence.map(({ time, place, text }) => (
              <li key={time}>
                <span className="block text-ink">{formats.pick(text.message, text.zhMessage)}</span>
                <span className="block text-xs text-ink-muted">
                  {[place, formats.time(time)].filter(Boolean).join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {one.dispute ? (
        <section aria-label={t('dispute.yours')} className="border-t border-line pt-4">
          <h3 className="text-sm font-semibold text-ink">{t('dispute.yours')}</h3>
          <p className="mt-1 text-sm text-ink">{t(`dispute.reasons.${one.dispute.reason}`)}</p>
          {one.dispute.note ? <p className="text-sm text-ink-muted">{one.dispute.note}</p> : null}
          <p className="text-xs text-ink-muted">{formats.time(one.dispute.time)}</p>
        </section>
      ) : null}
      <LabelLinks
        shipmentNo={one.shipmentNo}
        toShipment={t('toShipment')}
        transactionId={one.creditTransactionId ?? one.transactionId}
        explain={t('explain')}
      />
      {one.canDispute ? <DisputeForm one={one} /> : null}
    </div>
  );
}
