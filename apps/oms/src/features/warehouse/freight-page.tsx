import { queryKey } from '@lading/contracts/core';
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
import { Page } from '@lading/sub-app-kit/components/page';
import { FormFailure, LeaveGuard, useForm } from '@lading/sub-app-kit/form';
import { DayFilter } from '@lading/sub-app-kit/list';
import { useRequestKey } from '@lading/sub-app-kit/use-request-key';
import { Breadcrumb } from '@lading/ui/breadcrumb';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { PageHeader } from '@lading/ui/page-header';
import { Select } from '@lading/ui/select';
import { TextArea } from '@lading/ui/text-area';
import { TextField } from '@lading/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { Plus, Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { emptyRecipient, FreightAddressFields, recipientOf } from './freight-address-fields.tsx';
import { GoodsLineFields, type GoodsLine } from './goods-line-fields.tsx';
import { useWarehouseOptions, useWarehouseReload } from './warehouse-queries.ts';

const emptyLine: GoodsLine = { skuCode: '', quantity: null };
/** What most freight is. */
const usual: { loadType: LoadType; terms: FreightTerms } = { loadType: 'LTL', terms: 'PREPAID' };
const path = '/app/outbound';

/** Writing freight: from which warehouse, to whom, by what kind of truck, and the goods. */
export function NewFreightPage() {
  const { t } = useTranslation(['warehouseFreight', 'warehouse']);
  const title = t('new');
  const warehouses = useWarehouseOptions();
  return (
    <Page title={title} narrow>
      <PageHeader
        above={
          <Breadcrumb
            label={t('warehouse:crumbs')}
            items={[{ label: t('warehouse:outbound.title'), link: <Link to={path} /> }, { label: title }]}
          />
        }
        title={title}
      />
      {/* The first warehouse is chosen once they are known. */}
      <FreightEditor key={warehouses.length === 0 ? 'none' : 'known'} warehouses={warehouses} />
    </Page>
  );
}

function FreightEditor({ warehouses }: { warehouses: { value: string; label: string }[] }) {
  const { t } = useTranslation(['warehouseFreight', 'warehouse', 'ordersWork']);
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const reload = useWarehouseReload();
  const send = useRequestKey();
  const form = useForm({
    schema: freightDraft,
    defaults: {
      ...{ warehouseId: warehouses[0]?.value ?? '', clientRef: '', scac: '', poNumber: '', remark: '' },
      ...usual,
      shipBy: '',
      ...emptyRecipient,
      lines: [emptyLine],
    },
    wire: (values) => ({ ...values, shipBy: values.shipBy || null, recipient: recipientOf(values) }),
    submit: async (body) => {
      const saved = await send(body, (idempotencyKey) =>
        api.call(freightApi.calls.saveFreight, { body }, { idempotencyKey }),
      );
      const { outboundId } = saved;
      client.setQueryData(queryKey(outboundApi.calls.outboundDetail, { params: { outboundId } }), saved);
      form.reset(form.values);
      reload();
      void navigate(`${path}/${outboundId}`, { replace: true });
    },
  });
  const { values, set } = form;
  const change = (at: number, part: Partial<GoodsLine>) =>
    set({ lines: values.lines.map((line, index) => (index === at ? { ...line, ...part } : line)) });

  return (
    <form {...form.props} className="grid gap-4">
      {form.isDirty && !form.isPending ? <LeaveGuard onLeave={() => undefined} /> : null}
      <FormFailure failure={form.failure} title={t('notSaved')} />
      <Card title={t('title')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label={t('warehouse:column.warehouse')}
            {...form.field('warehouseId')}
            options={warehouses}
          />
          <TextField label={t('warehouse:column.reference')} {...form.field('clientRef')} maxLength={50} />
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
        <FreightAddressFields field={(part) => form.field(`recipient.${part}`)} />
      </Card>
      <Card
        title={t('warehouse:products')}
        footer={
          <Button
            icon={<Plus aria-hidden="true" />}
            onClick={() => set({ lines: [...values.lines, emptyLine] })}
          >
            {t('addLine')}
          </Button>
        }
      >
        <fieldset className="grid gap-4" data-invalid={form.errors.lines ? '' : undefined}>
          <legend className="sr-only">{t('warehouse:products')}</legend>
          {values.lines.map((line, at) => (
            <GoodsLineFields
              key={at}
              line={line}
              number={at + 1}
              onChange={(part) => change(at, part)}
              onRemove={
                values.lines.length > 1
                  ? () => set({ lines: values.lines.filter((_line, index) => index !== at) })
                  : undefined
              }
            />
          ))}
          {form.errors.lines ? (
            <p role="alert" className="text-sm text-danger-ink">
              {form.errors.lines}
            </p>
          ) : null}
        </fieldset>
      </Card>
      <div>
        <Button type="submit" variant="primary" icon={<Truck aria-hidden="true" />} loading={form.isPending}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}
