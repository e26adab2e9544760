import type { WarehouseEvent } from '@lading/contracts/warehouse';
import { Timeline } from '@lading/sub-app-kit/detail';
import { useTranslation } from 'react-i18next';

/** What happened to an inbound or an outbound; what was undone stays and says so. */
export function WarehouseTimeline({ events }: { events: readonly WarehouseEvent[] }) {
  const { t } = useTranslation('warehouse');
  return (
    <Timeline
      title={t('timeline')}
      entries={events.map((event) => ({
        time: event.time,
        what: [
          t(`event.${event.kind}`),
          event.quantity
            ? t(event.kind.startsWith('crossdock.') ? 'cartons' : 'units', { count: event.quantity })
            : '',
          event.damaged ? t('damagedUnits', { count: event.damaged }) : '',
          event.disposition ? t(`disposition.${event.disposition}`) : '',
          event.skuCode,
          event.binCode,
          event.note,
          event.isReversed ? t('undone') : '',
        ]
          .filter(Boolean)
          .join(' · '),
      }))}
    />
  );
}
