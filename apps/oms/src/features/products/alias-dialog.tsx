import {
  aliasDraft,
  aliasesApi,
  aliasTypes,
  productMessages,
  type AliasType,
  type ProductAlias,
} from '@lading/contracts/products';
import { languageTag } from '@lading/i18n/languages';
import { useApi } from '@lading/sub-app-kit/api-context';
import { FormDialog, LoadedField, useForm } from '@lading/sub-app-kit/form';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { Combobox } from '@lading/ui/combobox';
import { NumberField } from '@lading/ui/number-field';
import { Select } from '@lading/ui/select';
import { TextField } from '@lading/ui/text-field';
import { useTranslation } from 'react-i18next';
import { useBundleReload, useSkuOptions, useStoreOptions } from './bundle-queries.ts';

const everyStore = 'every';

type AliasValues = {
  alias: string;
  aliasType: AliasType;
  storeId: string;
  skuCode: string;
  quantity: number | null;
};

const valuesOf = (alias: ProductAlias | null): AliasValues => ({
  alias: alias?.alias ?? '',
  aliasType: alias?.aliasType ?? 'SKU',
  storeId: alias?.storeId ?? everyStore,
  skuCode: alias?.skuCode ?? '',
  quantity: alias?.quantity ?? 1,
});

/** Adds an alias, or changes one. */
export function AliasDialog({ alias, onClose }: { alias: ProductAlias | null; onClose: () => void }) {
  const { t } = useTranslation('productsBundles');
  const api = useApi();
  const reload = useBundleReload();
  const stores = useStoreOptions();
  const locale = languageTag(useLanguage());
  const form = useForm({
    schema: aliasDraft,
    catalogs: [productMessages],
    defaults: valuesOf(alias),
    wire: (values) => ({ ...values, storeId: values.storeId === everyStore ? null : values.storeId }),
    submit: async (draft) => {
      const body = alias ? { ...draft, aliasId: alias.aliasId } : draft;
      await api.call(aliasesApi.calls.saveAlias, { body });
      reload();
      onClose();
    },
  });
  const sku = form.field('skuCode');
  const goods = useSkuOptions(sku.value, { withBundles: true });
  return (
    <FormDialog
      form={form}
      title={alias ? t('aliases.edit') : t('aliases.new')}
      submitLabel={t('aliases.save')}
      failureTitle={t('aliases.notSaved')}
      onClose={onClose}
    >
      <TextField label={t('column.alias')} {...form.field('alias')} maxLength={100} />
      <Select
        label={t('column.type')}
        {...form.field('aliasType')}
        options={aliasTypes.map((type) => ({ value: type, label: t(`type.${type}`) }))}
      />
      <LoadedField label={t('column.store')} query={stores.query}>
        <Select
          label={t('column.store')}
          {...form.field('storeId')}
          options={[{ value: everyStore, label: t('aliases.everyStore') }, ...stores.options]}
        />
      </LoadedField>
      <LoadedField label={t('column.standsFor')} query={goods.query}>
        <Combobox
          {...sku}
          label={t('column.standsFor')}
          value={sku.value || null}
          onValueChange={(skuCode) => form.set({ skuCode: skuCode ?? '' })}
          options={goods.options}
          onSearch={goods.onSearch}
          emptyText={t('bundle.none')}
          openLabel={t('bundle.choose')}
          placeholder={t('bundle.choose')}
        />
      </LoadedField>
      <NumberField
        label={t('column.quantity')}
        {...form.field('quantity')}
        description={t('aliases.quantityHint')}
        min={1}
        max={9_999}
        decimals={0}
        locale={locale}
      />
    </FormDialog>
  );
}
