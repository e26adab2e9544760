import { partsOf, partText, type OrderDetail, type OrderDraft } from '@lading/contracts/orders';
import { FailureState } from '@lading/sub-app-kit/components/failure-state';
import { Page } from '@lading/sub-app-kit/components/page';
import { isUnknownCall } from '@lading/api-client/is-unknown-call';
import { FormFailure, LeaveGuard, LoadedField } from '@lading/sub-app-kit/form';
import { Banner } from '@lading/ui/banner';
import { Breadcrumb } from '@lading/ui/breadcrumb';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { keepFocusAbove } from '@lading/ui/keep-focus-above';
import { Menu } from '@lading/ui/menu';
import { PageHeader } from '@lading/ui/page-header';
import { Select } from '@lading/ui/select';
import { Skeleton } from '@lading/ui/skeleton';
import { TextArea } from '@lading/ui/text-area';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { useOrder } from '../order-detail-queries.ts';
import { useShippingDefaults } from '@lading/sub-app-kit/presets';
import { useStores } from '../order-queries.ts';
import { CareInputs } from './order-care-inputs.tsx';
import { OrderCustomsInputs } from './order-customs-inputs.tsx';
import { wireOf, withPreset } from './order-form-rules.ts';
import {
  AddressSection,
  CarrierInput,
  LinesSection,
  PackagesSection,
  ShipByInput,
  SignatureInput,
  TextInput,
} from './order-form-sections.tsx';
import { useOrderForm } from './use-order-form.ts';

type OrderForm = ReturnType<typeof useOrderForm>;

/** Changes that another person saved while the form was open: adopted, or to be decided. */
function MeanwhileBanner({ work }: { work: OrderForm }) {
  const { t } = useTranslation('ordersWork');
  const { meanwhile, form } = work;
  if (!meanwhile) return null;
  const [theirs, mine] = [partsOf(meanwhile.theirs), partsOf(wireOf(form.values) as OrderDraft)];
  return (
    <Banner live tone="warning" title={t('meanwhile.title')}>
      {meanwhile.taken.length > 0 ? (
        <p>
          {t('meanwhile.taken', { fields: meanwhile.taken.map((field) => t(`field.${field}`)).join(', ') })}
        </p>
      ) : null}
      {meanwhile.conflicts.map((field) => (
        <div key={field} className="mt-2 border-t border-warning-line pt-2">
          <p className="font-medium">{t(`field.${field}`)}</p>
          <p className="break-words">{t('meanwhile.theirs', { value: partText(theirs[field]) || '—' })}</p>
          <p className="break-words">{t('meanwhile.mine', { value: partText(mine[field]) || '—' })}</p>
          <div className="mt-1.5 flex flex-wrap gap-2">
            <Button size="small" onClick={() => work.decide(field, 'theirs')}>
              {t('meanwhile.takeTheirs')}
            </Button>
            <Button size="small" onClick={() => work.decide(field, 'mine')}>
              {t('meanwhile.keepMine')}
            </Button>
          </div>
        </div>
      ))}
      <p className="mt-2">{t('meanwhile.next')}</p>
    </Banner>
  );
}

/** Fills in package, service and signature of a preset. */
function PresetMenu({ form }: { form: OrderForm['form'] }) {
  const { t } = useTranslation('shippingDefaults');
  const presets = useShippingDefaults().data?.presets ?? [];
  if (presets.length === 0) return null;
  return (
    <Menu
      align="end"
      trigger={<Button size="small">{t('apply.act')}</Button>}
      items={presets.map((preset) => ({
        label: preset.name,
        onSelect: () => form.set(withPreset(form.values, preset)),
      }))}
    />
  );
}

/** The page of an order, in the state in which its edit was opened, such as with the panel of a label. */
const pageOf = (orderId: string, search: string) => ({
  pathname: `/orders/${encodeURIComponent(orderId)}`,
  search,
});

interface OrderFormProps {
  order: OrderDetail | null;
  copied: OrderDetail | null;
  unit: 'in/lb' | 'cm/kg';
}

function OrderForm({ order, copied, unit }: OrderFormProps) {
  const { t } = useTranslation(['ordersWork', 'common', 'orders', 'ordersCustoms']);
  const navigate = useNavigate();
  const { search: here } = useLocation();
  // A new order has the source of its copy there.
  const search = order ? here : '';
  const storeList = useStores(!order);
  const stores = storeList.data ?? [];
  const [savedId, setSavedId] = useState<string>();
  const work = useOrderForm({ order, copied, unit, onSaved: setSavedId });
  const { form } = work;
  const { isDirty } = form;

  useEffect(() => {
    // Only after the form is clean; otherwise the guard would block the navigation.
    if (savedId !== undefined && !isDirty) void navigate(pageOf(savedId, search), { replace: true });
  }, [savedId, isDirty, navigate, search]);

  return (
    <form {...form.props} className="grid max-w-240 gap-4">
      {isDirty && savedId === undefined ? <LeaveGuard onLeave={() => form.reset()} /> : null}
      <MeanwhileBanner work={work} />
      {work.isChangedMeanwhile ? null : <FormFailure failure={form.failure} title={t('form.failed')} />}
      <AddressSection form={form} party="recipient" />
      <LinesSection form={form} />
      <Card title={t('form.order')}>
        <div className="grid gap-3 sm:grid-cols-3">
          <TextInput form={form} name="orderNo" />
          {!order && (stores.length > 0 || storeList.isError) ? (
            <LoadedField label={t('orders:orders.store')} query={storeList}>
              <Select
                {...form.field('storeId')}
                label={t('orders:orders.store')}
                value={form.values.storeId ?? ''}
                onValueChange={(value) => form.set({ storeId: value || null })}
                options={[
                  { value: '', label: t('form.noStore') },
                  ...stores.map(({ storeId, name }) => ({ value: storeId, label: name ?? storeId })),
                ]}
              />
            </LoadedField>
          ) : null}
          <ShipByInput form={form} />
          <CarrierInput form={form} />
          <TextInput form={form} name="serviceCode" />
          <SignatureInput form={form} />
          <TextInput form={form} name="reference" />
          <TextInput form={form} name="reference2" />
          <TextInput form={form} name="currency" />
          <CareInputs form={form} />
        </div>
      </Card>
      <Card title={t('ordersCustoms:declaration')}>
        <div className="grid gap-3 sm:grid-cols-3">
          <OrderCustomsInputs form={form} unchosen={t('ordersCustoms:asUsual')} />
        </div>
      </Card>
      <PackagesSection
        form={form}
        actions={<PresetMenu form={form} />}
        isSaved={order !== null || copied !== null}
      />
      <AddressSection form={form} party="sender" hint={t('form.senderHint')} />
      {order ? null : (
        <Card title={t('note.title')}>
          <TextArea {...form.field('note')} label={t('note.label')} hint={t('note.internal')} rows={3} />
        </Card>
      )}
      <div
        ref={keepFocusAbove}
        className="sticky bottom-0 z-20 -mx-1 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-canvas px-1 py-3"
      >
        <Button render={<Link to={order ? pageOf(order.orderId, search) : '/orders'} />}>
          {t('common:action.cancel')}
        </Button>
        <Button type="submit" variant="primary" loading={form.isPending}>
          {order ? t('common:action.saveChanges') : t('form.create')}
        </Button>
      </div>
    </form>
  );
}

/** A new order, entered by hand or copied from another (`?copy=`), or the edit of one. */
export function OrderFormPage() {
  const { t } = useTranslation(['ordersWork', 'orders']);
  const { orderId } = useParams();
  const [params] = useSearchParams();
  const sourceId = orderId ?? params.get('copy') ?? '';
  const source = useOrder(sourceId);
  const defaults = useShippingDefaults();
  const isWaiting = (sourceId !== '' && !source.data) || defaults.isPending;
  // Without the settings, sizes and weights might get the wrong unit. A back end without them uses inches and pounds.
  const areSettingsMissing = defaults.error !== null && !defaults.data && !isUnknownCall(defaults.error);
  const title = orderId
    ? t('form.editTitle', { no: source.data?.orderNo ?? '' })
    : sourceId
      ? t('form.copyTitle', { no: source.data?.orderNo ?? '' })
      : t('form.newTitle');
  return (
    <Page title={title} narrow>
      <PageHeader
        above={
          <Breadcrumb
            label={t('orders:order.crumbs')}
            items={[{ label: t('orders:orders.title'), link: <Link to="/orders" /> }, { label: title }]}
          />
        }
        title={title}
      />
      {isWaiting && source.error ? (
        <FailureState
          title={t('orders:order.failed')}
          fault={source.error}
          onRetry={() => void source.refetch()}
          retrying={source.isFetching}
        />
      ) : isWaiting ? (
        <Skeleton className="h-64 w-full rounded-lg" />
      ) : areSettingsMissing ? (
        <FailureState
          title={t('form.settingsFailed')}
          fault={defaults.error}
          onRetry={() => void defaults.refetch()}
          retrying={defaults.isFetching}
        />
      ) : (
        <OrderForm
          key={`${orderId ?? 'new'}-${sourceId}`}
          order={orderId ? (source.data ?? null) : null}
          unit={defaults.data?.settings.unit ?? 'in/lb'}
          copied={orderId ? null : (source.data ?? null)}
        />
      )}
    </Page>
  );
}
