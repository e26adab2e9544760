import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { useForm } from '@lading/sub-app-kit/form';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { orderActRequest, type OrderDetail } from '@lading/contracts/orders';
import { Badge } from '@lading/ui/badge';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { CloseButton } from '@lading/ui/close-button';
import { useTranslation } from 'react-i18next';
import { hasLabelBeingBought } from '../order-detail-queries.ts';
import { OrderLinks } from '../order-links.tsx';
import { useOrderAct } from './order-act-queries.ts';
import { TagField } from './tag-field.tsx';

/** The role of an order in a merge, with links to the others. */
function MergeLine({ merge }: { merge: NonNullable<OrderDetail['merge']> }) {
  const { t } = useTranslation('ordersMerge');
  return (
    <p>
      {t(`role.${merge.role}`)}
      <OrderLinks orders={merge.orders} />
    </p>
  );
}

/** Why the order has its status, and what comes next; renders nothing for a finished one. */
export function OrderStanding({ order }: { order: OrderDetail }) {
  const { t } = useTranslation(['ordersWork', 'orders']);
  const formats = useFormats();
  const { allowedActs, orderStatus, stateTime, stateNote, stateByStore, merge } = order;
  // A back end without actions says nothing about the next step either.
  if (!allowedActs || orderStatus === 'SHIPPED') return null;
  const since = stateTime ? t('standing.since', { time: formats.time(stateTime) }) : '';
  const isAside = orderStatus === 'ON_HOLD' || orderStatus === 'CANCELLED';
  const titleOf = (): string | undefined => {
    if (orderStatus === 'ON_HOLD')
      return t('standing.held', { reason: t(`orders:reason.${order.holdReason ?? 'OTHER'}`) });
    if (orderStatus !== 'CANCELLED') return undefined;
    return stateByStore ? t('standing.cancelledByStore') : t('standing.cancelled');
  };
  const nextStep = (): string => {
    if (orderStatus === 'ON_HOLD')
      return order.holdUntil
        ? t('next.released', { time: formats.time(order.holdUntil) })
        : t('next.release');
    if (orderStatus === 'CANCELLED')
      return allowedActs.includes('restore') ? t('next.restore') : t('next.none');
    if (hasLabelBeingBought(order)) return t('next.buying');
    if (!allowedActs.includes('label')) return t('next.elsewhere');
    return order.packages.length === 0 ? t('next.packages') : t('next.label');
  };
  const title = titleOf();
  return (
    <Banner
      tone={orderStatus === 'ON_HOLD' ? 'warning' : orderStatus === 'CANCELLED' ? 'danger' : 'info'}
      {...(title && { title })}
    >
      {merge ? <MergeLine merge={merge} /> : null}
      {isAside && stateNote ? <p className="whitespace-pre-line">“{stateNote}”</p> : null}
      <p>
        {[since, nextStep(), order.shipBy && !isAside ? t('standing.shipBy', { day: order.shipBy }) : '']
          .filter(Boolean)
          .join(' ')}
      </p>
    </Banner>
  );
}

/** The tags of an order and its warehouse; tags are added and removed here. */
export function OrderTagsCard({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('ordersWork');
  const act = useOrderAct(order.orderId);
  const form = useForm({
    schema: orderActRequest,
    defaults: { add: '' },
    wire: ({ add }) => ({ act: 'tag', add: [add], remove: [] }),
    async submit(request) {
      await act.mutateAsync(request);
      form.reset({ add: '' });
    },
  });
  if (!order.allowedActs?.includes('tag')) return null;
  const tags = order.tags ?? [];
  return (
    <Card title={t('tags.title')} className={tags.length > 0 ? '' : 'print:hidden'}>
      {act.error && !form.isPending ? <FailureBanner title={t('tags.failed')} fault={act.error} /> : null}
      {tags.length > 0 ? (
        <ul className="mb-3 flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag} className="flex items-center">
              <Badge tone="brand">{tag}</Badge>
              <CloseButton
                label={t('tags.remove', { tag })}
                onClick={() => act.mutate({ act: 'tag', add: [], remove: [tag] })}
                className="-ml-0.5 scale-75"
              />
            </li>
          ))}
        </ul>
      ) : null}
      <form {...form.props} className="flex items-end gap-2 print:hidden">
        <TagField {...form.field('add')} required={false} label={t('tags.new')} className="flex-1" />
        <Button type="submit" loading={form.isPending} disabled={form.values.add.trim() === ''}>
          {t('tags.add')}
        </Button>
      </form>
    </Card>
  );
}
