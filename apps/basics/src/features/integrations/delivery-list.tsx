import { deliveryStates, type DeliveryAttempt, type WebhookDelivery } from '@lading/contracts/integrations';
import type { ListDefinition } from '@lading/sub-app-kit/list';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Button } from '@lading/ui/button';
import { DescriptionList } from '@lading/ui/description-list';
import { EmptyState } from '@lading/ui/empty-state';
import { StatusBadge } from '@lading/ui/status-badge';
import { RefreshCw, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  deliveryAddress,
  useDeliveryPages,
  useWebhookActs,
  type DeliveryFilters,
} from './webhook-queries.ts';

const looks = { WAITING: 'waiting', DONE: 'success', FAILED: 'danger' } as const;

/** The attempts of a delivery and its body; can send it again. */
function DeliveryPeek({ delivery }: { delivery: WebhookDelivery }) {
  const { t } = useTranslation('integrations');
  const formats = useFormats();
  const { resend } = useWebhookActs();
  const said = ({ status, fault, ms }: DeliveryAttempt) =>
    status === null
      ? t(`log.${fault ?? 'UNREACHABLE'}`)
      : t('log.answered', { status, ms: formats.number(ms) });
  return (
    <div className="grid gap-4">
      {resend.error ? <FailureBanner title={t('hooks.notDone')} fault={resend.error} /> : null}
      <DescriptionList
        items={[
          { term: 'Lading-Delivery', detail: delivery.deliveryId },
          { term: t('log.state'), detail: t(`log.${delivery.state}`) },
          ...(delivery.nextTime
            ? [{ term: t('log.column.next'), detail: formats.time(delivery.nextTime) }]
            : []),
          ...delivery.attempts.map((attempt) => ({
            term: t('log.attempt', { time: formats.time(attempt.time) }),
            detail: said(attempt),
          })),
        ]}
      />
      <div>
        <p className="text-sm text-ink-faint">{t('log.body')}</p>
        <pre className="mt-1 rounded-md border border-line bg-sunken p-3 text-xs break-all whitespace-pre-wrap text-ink">
          {JSON.stringify(JSON.parse(delivery.body), null, 2)}
        </pre>
      </div>
      {delivery.state === 'WAITING' || delivery.event === 'test' ? null : (
        <Button
          className="justify-self-start"
          icon={<RefreshCw aria-hidden="true" />}
          loading={resend.isPending}
          onClick={() => resend.mutate(delivery.deliveryId)}
        >
          {t('log.resend')}
        </Button>
      )}
    </div>
  );
}

/** The deliveries of a webhook; a row opens its attempts and its body. */
export function useDeliveryList(webhookId: string): ListDefinition<WebhookDelivery, 'time', DeliveryFilters> {
  const { t } = useTranslation('integrations');
  const formats = useFormats();
  return {
    id: 'webhook-deliveries',
    title: t('log.title'),
    label: t('log.title'),
    address: deliveryAddress,
    page: useDeliveryPages(webhookId),
    failedTitle: t('log.failed'),
    empty: (
      <EmptyState icon={<Send />} title={t('log.empty')}>
        {t('log.emptyHint')}
      </EmptyState>
    ),
    rowId: ({ deliveryId }) => deliveryId,
    rowName: ({ event, createTime }) => `${t(`event.${event}`)}, ${formats.time(createTime)}`,
    search: { label: t('log.search'), placeholder: t('log.search') },
    tabs: {
      name: 'state',
      label: t('log.state'),
      allLabel: t('log.all'),
      items: deliveryStates.map((value) => ({ value, label: t(`log.${value}`) })),
    },
    columns: [
      {
        id: 'time',
        header: t('log.column.time'),
        sortable: true,
        width: 168,
        cell: ({ createTime }) => (
          <time dateTime={createTime} className="whitespace-nowrap">
            {formats.time(createTime)}
          </time>
        ),
      },
      {
        id: 'event',
        header: t('log.column.event'),
        width: 220,
        grow: 3,
        cell: ({ event }) => t(`event.${event}`),
      },
      {
        id: 'state',
        header: t('log.state'),
        width: 132,
        phone: 'end',
        cell: ({ state }) => <StatusBadge status={looks[state]}>{t(`log.${state}`)}</StatusBadge>,
      },
      {
        id: 'attempts',
        header: t('log.column.attempts'),
        width: 100,
        phone: 'none',
        cell: ({ attempts }) => formats.number(attempts.length),
      },
      {
        id: 'next',
        header: t('log.column.next'),
        width: 168,
        phone: 'none',
        cell: ({ nextTime }) => formats.time(nextTime),
      },
    ],
    peek: {
      title: ({ event }) => t(`event.${event}`),
      body: (delivery) => <DeliveryPeek delivery={delivery} />,
    },
  };
}
