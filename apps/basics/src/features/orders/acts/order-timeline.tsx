import {
  orderActRequest,
  type HoldReason,
  type OrderDetail,
  type OrderEvent,
} from '@lading/contracts/orders';
import { NotLoaded } from '@lading/sub-app-kit/components/not-loaded';
import { Timeline, type TimelineEntry } from '@lading/sub-app-kit/detail';
import { FormFailure, LeaveGuard, useForm } from '@lading/sub-app-kit/form';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { isUnknownCall } from '@lading/api-client/is-unknown-call';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { TextArea } from '@lading/ui/text-area';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderLinks } from '../order-links.tsx';
import { useOrderAct, useOrderTimeline } from './order-act-queries.ts';

function useEventText(): (event: OrderEvent) => ReactNode {
  const { t } = useTranslation(['ordersWork', 'orders']);
  const formats = useFormats();
  const holdTexts = ({ reason, until }: NonNullable<OrderEvent['detail']['hold']>): string[] => {
    const end = (time: string | null) => (time === null ? t('changeHold.byHand') : formats.time(time));
    const why = (one: HoldReason | null) => t(`orders:reason.${one ?? 'OTHER'}`);
    return [
      ...(reason ? [t('changeHold.reason', { from: why(reason.from), to: why(reason.to) })] : []),
      ...(until ? [t('changeHold.until', { from: end(until.from), to: end(until.to) })] : []),
    ];
  };
  return ({ kind, detail }) => {
    const said: string[] = [t(`event.${kind}`)];
    if (detail.reason) said.push(t(`orders:reason.${detail.reason}`));
    if (detail.until) said.push(t('until', { time: formats.time(detail.until) }));
    if (detail.hold) said.push(...holdTexts(detail.hold));
    if (detail.warehouse) said.push(detail.warehouse);
    if (detail.preset) said.push(detail.preset);
    if (detail.shipmentNo) said.push(detail.shipmentNo);
    if (detail.trackingNumber) said.push(detail.trackingNumber);
    if (detail.file) said.push(detail.file);
    const fields = detail.fields?.map((field) => t(`field.${field}`)).join(', ');
    if (fields) said.push(kind === 'unmerged-from' ? t('notCarried', { fields }) : fields);
    if (detail.ruled?.length) said.push(detail.ruled.map((field) => t(`ruled.${field}`)).join(', '));
    if (detail.added) said.push(...detail.added.map((tag) => `+ ${tag}`));
    if (detail.removed) said.push(...detail.removed.map((tag) => `− ${tag}`));
    return (
      <>
        <span className="break-words">{said.join(' · ')}</span>
        {detail.was ? (
          <span className="mt-0.5 block break-words text-ink-muted">
            {detail.suggestedBy ? `${t('suggestedBy', { name: detail.suggestedBy })} · ` : null}
            {t('was', { what: detail.was })}
          </span>
        ) : null}
        {detail.orders ? <OrderLinks orders={detail.orders} /> : null}
        {detail.note ? (
          <span className="mt-0.5 block break-words whitespace-pre-line text-ink-muted">“{detail.note}”</span>
        ) : null}
      </>
    );
  };
}

/** Adds an internal note. */
function NoteCard({ orderId }: { orderId: string }) {
  const { t } = useTranslation('ordersWork');
  const act = useOrderAct(orderId);
  const form = useForm({
    schema: orderActRequest,
    defaults: { note: '' },
    wire: ({ note }) => ({ act: 'note', note }),
    async submit(request) {
      await act.mutateAsync(request);
      form.reset({ note: '' });
    },
  });
  return (
    <Card title={t('note.title')} className="print:hidden">
      <form {...form.props} className="grid gap-2">
        {form.isDirty && !form.isPending ? <LeaveGuard onLeave={() => form.reset()} /> : null}
        <FormFailure failure={form.failure} title={t('note.failed')} />
        <TextArea
          {...form.field('note')}
          required={false}
          label={t('note.label')}
          hideLabel
          placeholder={t('note.placeholder')}
          rows={2}
        />
        <Button
          type="submit"
          className="justify-self-start"
          loading={form.isPending}
          disabled={form.values.note.trim() === ''}
        >
          {t('note.add')}
        </Button>
      </form>
    </Card>
  );
}

/** The history of an order with the people involved, and a field for notes. */
export function OrderTimeline({ order, title }: { order: OrderDetail; title: string }) {
  const { t } = useTranslation(['ordersWork', 'orders', 'common']);
  const textOf = useEventText();
  const query = useOrderTimeline(order.orderId);
  const events = query.data ?? [];
  const entries: TimelineEntry[] = events.map((event) => ({
    time: event.time,
    what: textOf(event),
    ...((event.userName || event.detail.rule) && {
      by: event.userName ?? t('byRule', { name: event.detail.rule?.name ?? '' }),
    }),
  }));
  const created = { time: order.createTime, what: t('orders:order.created') };
  // A back end without a timeline only knows these two moments.
  const ends: TimelineEntry[] =
    entries.length === 0 && order.updateTime
      ? [created, { time: order.updateTime, what: t('orders:order.updated') }]
      : [created];
  return (
    <>
      {order.allowedActs?.includes('note') ? <NoteCard orderId={order.orderId} /> : null}
      <Timeline
        title={title}
        entries={[...entries, ...ends]}
        note={
          query.data || isUnknownCall(query.error) ? null : (
            <NotLoaded compact query={query} title={t('common:state.loadFailed')} />
          )
        }
      />
    </>
  );
}
