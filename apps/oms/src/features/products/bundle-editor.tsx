import {
  bundleDraft,
  bundleKinds,
  bundlesApi,
  productMessages,
  type BundleDetail,
} from '@lading/contracts/products';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { CountField, FormLines, ItemForm, LoadedField, useItemForm } from '@lading/sub-app-kit/form';
import { Card } from '@lading/ui/card';
import { Combobox } from '@lading/ui/combobox';
import { Select } from '@lading/ui/select';
import { TextArea } from '@lading/ui/text-area';
import { TextField } from '@lading/ui/text-field';
import { useTranslation } from 'react-i18next';
import { useBundleReload, useSkuOptions } from './bundle-queries.ts';
import { SkuField } from './sku-field.tsx';

interface Component {
  skuCode: string;
  quantity: number | null;
}

const emptyComponent: Component = { skuCode: '', quantity: null };
const { saveBundle, bundleDetail } = bundlesApi.calls;

/** The name and components of a bundle, new or existing. */
export function BundleEditor({ bundle }: { bundle: BundleDetail | null }) {
  const { t } = useTranslation('productsBundles');
  const api = useApi();
  const form = useItemForm({
    schema: bundleDraft,
    catalogs: [productMessages],
    defaults: {
      bundleSku: bundle?.bundleSku ?? '',
      bundleName: bundle?.bundleName ?? '',
      kind: bundle?.kind ?? 'VIRTUAL',
      note: bundle?.note ?? '',
      components: (bundle?.lines ?? [emptyComponent]).map(({ skuCode, quantity }): Component => ({
        skuCode,
        quantity,
      })),
    },
    wire: (values) => ({ ...values, note: values.note.trim() || null }),
    known: bundle && { bundleId: bundle.bundleId, version: bundle.version },
    save: (body, idempotencyKey) => api.call(saveBundle, { body }, { idempotencyKey }),
    detail: ({ bundleId }) => callQuery(api, bundleDetail, { params: { bundleId } }),
    link: ({ bundleId }) => `/app/products/bundles/${bundleId}`,
    reload: useBundleReload(),
  });
  return (
    <ItemForm form={form} failureTitle={t('bundle.notSaved')} submit={{ label: t('bundle.save') }}>
      <Card title={t('bundle.identity')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <SkuField
            label={t('column.bundleSku')}
            field={form.field('bundleSku')}
            use={form.values.kind}
            id={bundle?.bundleId}
          />
          <Select
            label={t('column.kind')}
            {...form.field('kind')}
            options={bundleKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
            description={t(`kindHint.${form.values.kind}`)}
          />
          <TextField
            label={t('column.name')}
            {...form.field('bundleName')}
            maxLength={500}
            className="sm:col-span-2"
          />
          <TextArea label={t('column.note')} {...form.field('note')} rows={2} className="sm:col-span-2" />
        </div>
      </Card>
      <FormLines
        title={t('column.components')}
        lines={form.values.components}
        onChange={(components) => form.set({ components })}
        empty={emptyComponent}
        error={form.errors.components}
        addLabel={t('bundle.add')}
        lineLabel={(number) => t('bundle.line', { number })}
        removeLabel={(number) => t('bundle.remove', { number })}
        fields={(component, change) => <ComponentFields component={component} onChange={change} />}
      />
    </ItemForm>
  );
}

interface ComponentFieldsProps {
  component: Component;
  onChange: (part: Partial<Component>) => void;
}

function ComponentFields({ component, onChange }: ComponentFieldsProps) {
  const { t } = useTranslation('productsBundles');
  const { options, query, onSearch } = useSkuOptions(component.skuCode, { withBundles: true });
  return (
    <>
      <LoadedField className="min-w-52 flex-1" label={t('column.sku')} query={query}>
        <Combobox
          label={t('column.sku')}
          className="min-w-52 flex-1"
          options={options}
          onSearch={onSearch}
          value={component.skuCode || null}
          onValueChange={(skuCode) => onChange({ skuCode: skuCode ?? '' })}
          emptyText={t('bundle.none')}
          openLabel={t('bundle.choose')}
          placeholder={t('bundle.choose')}
          required
        />
      </LoadedField>
      <CountField
        label={t('bundle.perBundle')}
        className="w-36"
        value={component.quantity}
        onValueChange={(quantity) => onChange({ quantity })}
        max={9_999}
        required
      />
    </>
  );
}
