import type { Address } from '@lading/contracts/core';
import { orderActsApi, orderFormApi, type OrderDetail } from '@lading/contracts/orders';
import { AddressCheckResult } from '@lading/sub-app-kit/addresses';
import { useApi } from '@lading/sub-app-kit/api-context';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { Button } from '@lading/ui/button';
import { useMutation } from '@tanstack/react-query';
import { MapPinCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOrdersAgain } from '../acts/order-act-queries.ts';
import { valuesOf, wireOf } from '../form/order-form-rules.ts';

const { editOrder } = orderFormApi.calls;

/**
 * A carrier's result for the recipient's address, and a button to check it. Its suggestion is applied as an edit of the order,
 * like one by a person.
 */
export function RecipientCheck({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('shippingAddresses');
  const api = useApi();
  const again = useOrdersAgain();
  const { orderId, recipient } = order;
  const check = useMutation({
    mutationFn: (_address: Address) => api.call(orderActsApi.calls.checkRecipient, { body: { orderId } }),
  });
  const take = useMutation({
    mutationFn: (suggestion: Address) => {
      const parsed = editOrder.body.parse({
        ...(wireOf(valuesOf({ ...order, recipient: suggestion })) as object),
        orderId,
        version: order.version ?? 1,
      });
      return api.call(editOrder, { body: parsed });
    },
    onSuccess: () => check.reset(),
    onSettled: again,
  });
  if (!recipient?.addressLine1) return null;
  // The result belongs to the current address; after an edit it must be checked again.
  const said = check.data && check.variables === recipient ? check.data : order.recipientCheck;
  return (
    <div className="mt-3 grid gap-2">
      {check.error ? <FailureBanner title={t('check.failed')} fault={check.error} /> : null}
      {take.error ? <FailureBanner title={t('check.notTaken')} fault={take.error} /> : null}
      {said ? (
        <AddressCheckResult
          check={said}
          address={recipient}
          isBusy={take.isPending}
          onTake={order.allowedActs?.includes('edit') ? (suggestion) => take.mutate(suggestion) : undefined}
        />
      ) : null}
      <Button
        size="small"
        className="justify-self-start"
        icon={<MapPinCheck aria-hidden="true" />}
        loading={check.isPending}
        onClick={() => check.mutate(recipient)}
      >
        {t(said ? 'check.again' : 'check.act')}
      </Button>
    </div>
  );
}
