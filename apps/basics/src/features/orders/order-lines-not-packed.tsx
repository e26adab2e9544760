import type { OrderDetail } from '@lading/contracts/orders';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { useTranslation } from 'react-i18next';
import { numbered } from './numbered.ts';

/** Lines of the order that are not packed, each with the reason; renders nothing if there are none. */
export function OrderLinesNotPacked({
  order: { notPacked = [] },
}: {
  order: Pick<OrderDetail, 'notPacked'>;
}) {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  if (notPacked.length === 0) return null;
  return (
    <section aria-label={t('order.notPacked')} className="mt-3">
      <h3 className="mb-1 text-sm font-semibold text-ink">{t('order.notPacked')}</h3>
      <ul className="divide-y divide-line border-y border-line text-sm text-ink-muted">
        {numbered(notPacked).map((line) => (
          <li key={line.rowId} className="flex gap-3 py-2">
            <span className="min-w-0 flex-1 break-words">{line.skuName || line.skuCode}</span>
            <span className="shrink-0">{t(`notPackedWhy.${line.why}`)}</span>
            <span className="shrink-0 tabular-nums">× {formats.number(line.quantity)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
