import { ApiError } from '@lading/api-client/api-error';
import {
  orderDetailApi,
  orderFormApi,
  orderMessages,
  type OrderDetail,
  type OrderField,
} from '@lading/contracts/orders';
import { ratesApi } from '@lading/contracts/shipping';
import { queryKey } from '@lading/contracts/core';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { useForm } from '@lading/sub-app-kit/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRequestKey } from '@lading/sub-app-kit/use-request-key';
import { useOrdersAgain } from '../acts/order-act-queries.ts';
import {
  copyValues,
  mergeEdits,
  theirValues,
  valuesOf,
  wireOf,
  type OrderValues,
} from './order-form-rules.ts';

const { createOrder, editOrder } = orderFormApi.calls;
/** For an edit too, where the note is omitted. */
const schema = createOrder.body;

/** Changes that another person saved while the form was open. */
export interface Meanwhile {
  theirs: OrderDetail;
  /** Already adopted: only they had changed it. */
  taken: OrderField[];
  /** Changed by both; the person decides. */
  conflicts: OrderField[];
}

/** Thrown if the order was changed meanwhile; the page shows the changes, and the form stays as it is. */
class ChangedMeanwhile extends Error {}

interface OrderFormOptions {
  /** The edited order; null: a new one. */
  order: OrderDetail | null;
  /** Initial values of a new order. */
  copied: OrderDetail | null;
  /** The unit for packages of a new order. */
  unit: OrderValues['unit'];
  onSaved: (orderId: string) => void;
}

/** The form of an order, new or existing. Saving over another person's changes merges what does not conflict and asks about the rest. */
export function useOrderForm({ order, copied, unit, onSaved }: OrderFormOptions) {
  const { t } = useTranslation('ordersWork');
  const api = useApi();
  const client = useQueryClient();
  const again = useOrdersAgain();
  const send = useRequestKey();
  /** The version of the order that the edit is based on. */
  const [base, setBase] = useState(order);
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null);

  async function save(draft: (typeof schema)['_output']): Promise<string | undefined> {
    if (!base) {
      const body = { ...draft, ...(copied && { copyOf: copied.orderId }) };
      const made = await send(body, (idempotencyKey) => api.call(createOrder, { body }, { idempotencyKey }));
      return made?.orderId;
    }
    const { note: _note, copyOf: _copyOf, ...changed } = draft;
    const { orderId, version } = base;
    await api.call(editOrder, { body: { ...changed, orderId, version: version ?? 1 } });
    return orderId;
  }

  /** Merges what was saved meanwhile into the form. */
  async function merge(known: OrderDetail) {
    const query = callQuery(api, orderDetailApi.calls.orderDetail, { params: { orderId: known.orderId } });
    const theirs = await client.fetchQuery({ ...query, staleTime: 0 });
    if (!theirs) return;
    const { takenOver, takenFields, conflicts } = mergeEdits(known, theirs, form.values);
    form.set(takenOver);
    setBase(theirs);
    setMeanwhile({ theirs, taken: takenFields, conflicts });
  }

  const form = useForm({
    schema,
    defaults: copied ? copyValues(copied) : valuesOf(order, unit),
    wire: wireOf,
    say: (field, { fieldName, ...error }) => {
      const [, at, part] = fieldName.split('.');
      if ((field !== 'lines' && field !== 'packages') || at === undefined || part === undefined)
        return undefined;
      return error.code === 'core.required' && part === 'skuCode'
        ? t('form.skuMissing', { no: Number(at) + 1 })
        : undefined;
    },
    async submit(draft) {
      try {
        const orderId = await save(draft);
        setMeanwhile(null);
        form.reset(form.values);
        // Rates for the order as it was can no longer be bought.
        await Promise.all([
          again(),
          client.invalidateQueries({ queryKey: [queryKey(ratesApi.calls.quote)[0]] }),
        ]);
        if (orderId !== undefined) onSaved(orderId);
      } catch (fault) {
        const isMeanwhile = fault instanceof ApiError && fault.reason === orderMessages.editedMeanwhile.code;
        if (!isMeanwhile || !base) throw fault;
        await merge(base);
        throw new ChangedMeanwhile();
      }
    },
  });

  return {
    form,
    meanwhile,
    isChangedMeanwhile: form.failure?.fault instanceof ChangedMeanwhile,
    /** Decides a field that both have changed. */
    decide(field: OrderField, takes: 'mine' | 'theirs') {
      if (!meanwhile) return;
      if (takes === 'theirs') form.set(theirValues(meanwhile.theirs, field));
      setMeanwhile({ ...meanwhile, conflicts: meanwhile.conflicts.filter((one) => one !== field) });
    },
  };
}
