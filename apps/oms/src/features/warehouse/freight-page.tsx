import {
  freightApi,
  freightDraft,
  freightTerms,
  loadTypes,
  outboundApi,
  type FreightTerms,
  type LoadType,
} from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { AddressFields, addressParts, type AddressPart } from '@lading/sub-app-kit/addresses';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { NewItemPage } from '@lading/sub-app-kit/detail';
import { FormLines, ItemForm, useItemForm } from '@lading/sub-app-kit/form';
import { DayFilter } from '@lading/sub-app-kit/list';
import { Card } from '@lading/ui/card';
import { Select } from '@lading/ui/select';
import { TextArea } from '@lading/ui/text-area';
import { TextField } from '@lading/ui/text-field';
import { Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useWarehouseOptions } from '../../use-warehouse-options.ts';
import { emptyGoods, GoodsFields, headOf, RequestHead, type WarehouseChoice } from './request-fields.tsx';
import { useWarehouseReload } from './warehouse-queries.ts';

/** The most common kind of freight. */
const usual: { loadType: LoadType; terms: FreightTerms } = { loadType: 'LTL', terms: 'PREPAID' };
const path = '/app/outbound';

/** A recipient as typed: a form field for each part. */
type RecipientValues = Record<`recipient.${AddressPart}`, string>;

const emptyRecipient = Object.fromEntries(
  addressParts.map((part) => [`recipient.${part}`, part === 'countryCode' ? 'US' : '']),
) as RecipientValues;

/** The recipient as it is sent. */
const recipientOf = (values: RecipientValues) =>
  Object.fromEntries(addressParts.map((part) => [part, values[`recipient.${part}`]])) as Record<
    AddressPart,
    string
  >;

/** New freight: the warehouse, the recipient, the kind of truck, and the goods. */
export function NewFreightPage() {
  const { t } = useTranslation(['warehouseFreight', 'warehouse']);
  const warehouses = useWarehouseOptions();
  return (
    <NewItemPage
      title={t('new')}
      list={{ title: t('warehouse:outbound.title'), path, crumbs: t('warehouse:crumbs') }}
    >
      {/* The first warehouse is chosen once they are known. */}
      <FreightEditor key={warehouses.length === 0 ? 'none' : 'known'} warehouses={warehouses} />
    </NewItemPage>
  );
}

function FreightEditor({ warehouses }: { warehouses: WarehouseChoice[] }) {
  const { t } = useTranslation(['warehouseFreight', 'warehouse', 'ordersWork']);
  const api = useApi();
  const form = useItemForm({
    schema: freightDraft,
    defaults: {
      ...headOf(null, warehouses),
      scac: '',
      poNumber: '',
      remark: '',
      ...usual,
      shipBy: '',
      ...emptyRecipient,
      lines: [emptyGoods],
    },
    wire: (values) => ({ ...values, shipBy: values.shipBy || null, recipient: recipientOf(values) }),
    known: null,
    save: (body, idempotencyKey) => api.call(freightApi.calls.saveFreight, { body }, { idempotencyKey }),
    detail: ({ outboundId }) => callQuery(api, outboundApi.calls.outboundDetail, { params: { outboundId } }),
    link: ({ outboundId }) => `${path}/${outboundId}`,
    reload: useWarehouseReload(),
  });
  const { values, set } = form;
  return (
    <ItemForm
      form={form}
      failureTitle={t('notSaved')}
      submit={{ label: t('send'), icon: <Truck aria-hidden="true" /> }}
    >
      <Card title={t('title')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <RequestHead form={form} warehouses={warehouses} />
          <Select
            label={t('load')}
            {...form.field('loadType')}
            options={loadTypes.map((value) => ({ value, label: t(`loads.${value}`) }))}
          />
          <DayFilter
            label={t('pickup')}
            value={values.shipBy}
            onChange={(day) => set({ shipBy: day ?? '' })}
          />
          <Select
            label={t('terms')}
            {...form.field('terms')}
            options={freightTerms.map((value) => ({ value, label: t(`termsNames.${value}`) }))}
          />
          <TextField label={t('scac')} description={t('scacHint')} {...form.field('scac')} maxLength={4} />
          <TextField label={t('po')} {...form.field('poNumber')} maxLength={30} />
          <TextArea
            label={t('instructions')}
            {...form.field('remark')}
            rows={2}
            maxLength={500}
            className="sm:col-span-2"
          />
        </div>
      </Card>
      <Card title={t('warehouse:column.recipient')}>
        <AddressFields field={(part) => form.field(`recipient.${part}`)} />
      </Card>
      <FormLines
        title={t('warehouse:products')}
        lines={values.lines}
        onChange={(lines) => set({ lines })}
        empty={emptyGoods}
        error={form.errors.lines}
        addLabel={t('addLine')}
        lineLabel={(number) => t('warehouse:inbound.line', { number })}
        removeLabel={(number) => t('warehouse:inbound.removeLine', { number })}
        fields={(line, change) => <GoodsFields line={line} onChange={change} />}
      />
    </ItemForm>
  );
}
