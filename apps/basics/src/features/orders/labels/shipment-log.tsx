import { shippingApi, type ReportState, type ShipmentDetail } from '@lading/contracts/shipping';
import { queryKey } from '@lading/contracts/core';
import { useApi } from '@lading/sub-app-kit/api-context';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { Timeline, type TimelineEntry } from '@lading/sub-app-kit/detail';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { StatusBadge, type Status } from '@lading/ui/status-badge';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { trackingEventText } from './tracking-event-rules.ts';

const looks: Record<ReportState, Status> = {
  PENDING: 'progress',
  DONE: 'success',
  FAILED: 'danger',
  NOT_OFFERED: 'warning',
  NOT_NEEDED: 'info',
};
const retryable: ReadonlySet<ReportState> = new Set(['FAILED', 'NOT_OFFERED']);

/** The reports to the order's store about a shipment, with a retry (decision D21). */
function StoreReports({ reports }: Pick<ShipmentDetail, 'reports'>) {
  const { t } = useTranslation('shippingTracking');
  const formats = useFormats();
  const api = useApi();
  const client = useQueryClient();
  const retry = useMutation({
    mutationFn: (reportId: string) => api.call(shippingApi.calls.retryReport, { body: { reportId } }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKey(shippingApi.calls.shipmentDetail) }),
  });
  return (
    <Card title={t('reports')}>
      {retry.error ? <FailureBanner title={t('retryFailed')} fault={retry.error} /> : null}
      <ul aria-label={t('reports')} className="grid gap-3">
        {reports.map(({ reportId, kind, state, attempts, message, time }) => (
          <li key={reportId} className="grid gap-1 text-sm">
            <span className="flex flex-wrap items-center gap-2">
              <span className="font-medium text-ink">{t(`kind.${kind}`)}</span>
              <StatusBadge status={looks[state]}>{t(`state.${state}`)}</StatusBadge>
              <span className="text-xs text-ink-faint tabular-nums">
                {[...(time ? [formats.time(time)] : []), t('attempts', { count: attempts })].join(' · ')}
              </span>
              {retryable.has(state) ? (
                <Button
                  size="small"
                  icon={<RotateCw aria-hidden="true" />}
                  loading={retry.isPending && retry.variables === reportId}
                  onClick={() => retry.mutate(reportId)}
                >
                  {t('retry')}
                </Button>
              ) : null}
            </span>
            {message ? (
              <span className="text-ink-muted">{formats.pick(message.message, message.zhMessage)}</span>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Requests to the carrier about a shipment in transit, and their results, as entries of the timeline. */
function useChangeEntries({ addressChanges }: Pick<ShipmentDetail, 'addressChanges'>): TimelineEntry[] {
  const { t } = useTranslation('shippingAddressChanges');
  return addressChanges.flatMap(({ kind, state, requestTime, answerTime, endTime }) => {
    const name = t(`kind.${kind}`);
    const isEnded = state === 'REFUSED' || state === 'COMPLETED' || state === 'FAILED';
    return [
      ...(requestTime ? [{ time: requestTime, what: t('timeline.requested', { kind: name }) }] : []),
      ...(answerTime && state !== 'REFUSED'
        ? [{ time: answerTime, what: t('timeline.ACCEPTED', { kind: name }) }]
        : []),
      ...(endTime && isEnded ? [{ time: endTime, what: t(`timeline.${state}`, { kind: name }) }] : []),
    ];
  });
}

/** Events of a shipment since its label was bought: tracking, and the reports to the store of its order. */
export function ShipmentLog({ shipment }: { shipment: ShipmentDetail }) {
  const { t } = useTranslation('shippingTracking');
  const { timeline, reports, labels } = shipment;
  const isSeveral = labels.length > 1;
  const isEnglish = useLanguage() === 'en';
  const changes = useChangeEntries(shipment);
  return (
    <div className="grid gap-4">
      {reports.length > 0 ? <StoreReports reports={reports} /> : null}
      {timeline.length > 0 ? (
        <Timeline
          title={t('title')}
          entries={[
            ...changes,
            ...timeline.map((event) => {
              const meaning = t(`event.${trackingEventText(event)}`);
              // Carriers write English: elsewhere their words stand below what they mean.
              const [what, said] = isEnglish ? [event.text || meaning, ''] : [meaning, event.text];
              return {
                time: event.time ?? '',
                what,
                by: [said, event.place, isSeveral ? event.trackingNumber : null].filter(Boolean).join(' · '),
              };
            }),
          ]}
        />
      ) : (
        <p className="text-sm text-ink-muted">{t('none')}</p>
      )}
    </div>
  );
}
