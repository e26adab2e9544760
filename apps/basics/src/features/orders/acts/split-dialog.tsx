import { orderActsApi, type OrderDetail } from '@lading/contracts/orders';
import { languageTag } from '@lading/i18n/languages';
import { useApi } from '@lading/sub-app-kit/api-context';
import { FormDialog, useForm } from '@lading/sub-app-kit/form';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { NumberField } from '@lading/ui/number-field';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useRequestKey } from '@lading/sub-app-kit/use-request-key';
import { useOrdersAgain } from './order-act-queries.ts';

const { split } = orderActsApi.calls;

/** Moves units of the order into a new order, and opens it. */
export function SplitDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const { t } = useTranslation('ordersWork');
  const api = useApi();
  const locale = languageTag(useLanguage());
  const again = useOrdersAgain();
  const send = useRequestKey();
  const navigate = useNavigate();
  const form = useForm({
    schema: split.body,
    defaults: { lines: order.lines.map((): number | null => 0) },
    wire: ({ lines }) => ({
      orderId: order.orderId,
      version: order.version ?? 1,
      lines: lines.flatMap((quantity, line) => (quantity ? [{ line, quantity }] : [])),
    }),
    async submit(body) {
      const part = await send(body, (idempotencyKey) => api.call(split, { body }, { idempotencyKey }));
      await again();
      onClose();
      if (part) void navigate(`/orders/${encodeURIComponent(part.orderId)}`);
    },
    say: (_, { code }) => (code === 'core.tooFewEntries' ? t('split.nothing') : undefined),
  });
  const { lines } = form.values;
  return (
    <FormDialog
      form={form}
      title={t('split.title', { no: order.orderNo })}
      description={t('split.text')}
      failureTitle={t('split.failed')}
      submitLabel={t('split.submit')}
      width={560}
      onClose={onClose}
    >
      {order.lines.map((line, at) => (
        <div key={`${at}-${line.skuCode}`} className="flex items-end gap-3">
          <div className="min-w-0 flex-1 pb-1.5 text-sm">
            <span className="block truncate text-ink">{line.skuName || line.skuCode}</span>
            <span className="block truncate text-xs text-ink-faint">{line.skuCode}</span>
          </div>
          <NumberField
            label={t('split.units', { sku: line.skuCode, count: line.quantity })}
            value={lines[at] ?? null}
            onValueChange={(quantity) => form.set({ lines: lines.with(at, quantity) })}
            min={0}
            max={line.quantity}
            decimals={0}
            locale={locale}
            stepLabels={{ decrease: t('split.fewer'), increase: t('split.more') }}
            className="w-40"
          />
        </div>
      ))}
      {form.errors.lines ? (
        <p role="alert" className="text-sm text-danger-ink">
          {form.errors.lines}
        </p>
      ) : null}
    </FormDialog>
  );
}
