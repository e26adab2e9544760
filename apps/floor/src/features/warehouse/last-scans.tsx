import { queryKey } from '@lading/contracts/core';
import {
  floorApi,
  floorCrossdockApi,
  floorWorkApi,
  mayUndo,
  type WarehouseEvent,
  type WarehouseState,
} from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActFault } from './act-button.tsx';

const shown = 12;

interface LastScansProps {
  events: readonly WarehouseEvent[];
  /** The status of the work that they belong to. */
  state: WarehouseState;
}

/** The last actions, newest first; an accidental scan is undone by an event with the opposite moves. */
export function LastScans({ events, state }: LastScansProps) {
  const { t } = useTranslation('warehouseFloor');
  const formats = useFormats();
  const api = useApi();
  const client = useQueryClient();
  const { inboundDetail, outboundDetail, returnDetail, undo } = floorApi.calls;
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (eventId: string) => api.call(undo, { body: { eventId, eventKey: `undo-${eventId}` } }),
    onSettled: () => {
      const { floorWorkOrder } = floorWorkApi.calls;
      const { floorCrossdock } = floorCrossdockApi.calls;
      for (const call of [inboundDetail, outboundDetail, returnDetail, floorWorkOrder, floorCrossdock])
        void client.invalidateQueries({ queryKey: [queryKey(call)[0]] });
    },
  });
  if (events.length === 0) return null;
  return (
    <Card title={t('last.title')} flush>
      <ActFault title={t('notDone')} fault={error} />
      <ul aria-label={t('last.title')} className="divide-y divide-line">
        {events.slice(0, shown).map((event) => (
          <li
            key={event.eventId}
            className="flex min-h-12 items-center justify-between gap-3 px-4 py-2 text-sm"
          >
            <span className="min-w-0">
              <span className={event.isReversed ? 'block text-ink-faint line-through' : 'block'}>
                {[
                  t(`event.${event.kind}`),
                  event.quantity
                    ? t(event.kind.startsWith('crossdock.') ? 'cartons' : 'units', { count: event.quantity })
                    : '',
                  event.damaged ? t('inbound.damagedCount', { units: event.damaged }) : '',
                  event.disposition ? t(`disposition.${event.disposition}`) : '',
                  event.skuCode,
                  event.binCode,
                  event.note,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <time dateTime={event.time} className="block text-xs text-ink-faint">
                {formats.time(event.time)}
              </time>
            </span>
            {mayUndo(event, state) ? (
              <Button
                size="small"
                icon={<Undo2 aria-hidden="true" />}
                loading={isPending && variables === event.eventId}
                aria-label={t('last.undoOf', { what: `${t(`event.${event.kind}`)} ${event.skuCode ?? ''}` })}
                onClick={() => mutate(event.eventId)}
              >
                {t('last.undo')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
