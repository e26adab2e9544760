import { bundlesApi, productsApi } from '@lading/contracts/products';
import { workConditions, type WorkCondition, type WorkKind } from '@lading/contracts/warehouse';
import { languageTag } from '@lading/i18n/languages';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { Combobox } from '@lading/ui/combobox';
import { IconButton } from '@lading/ui/icon-button';
import { NumberField } from '@lading/ui/number-field';
import { Select } from '@lading/ui/select';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export interface WorkLineValues {
  skuCode: string;
  planned: number | null;
  condition: WorkCondition;
}

export const isKitWork = (kind: WorkKind): boolean => kind === 'KIT' || kind === 'UNKIT';

/** What may be worked on: kits where one is put together or taken apart, else all products. Undefined until it is loaded. */
export function useWorkChoices(kind: WorkKind) {
  const api = useApi();
  const isKit = isKitWork(kind);
  const { bundlePage } = bundlesApi.calls;
  const kits = useQuery({
    ...callQuery(api, bundlePage, { query: { pageSize: 200, sort: 'bundleSku:asc', kind: 'KIT' } }),
    enabled: isKit,
  });
  const products = useQuery({
    ...callQuery(api, productsApi.calls.productPage, { query: { pageSize: 200, sort: 'skuCode:asc' } }),
    enabled: !isKit,
  });
  const known = isKit
    ? kits.data?.records.map(({ bundleSku, bundleName }) => ({ code: bundleSku, name: bundleName }))
    : products.data?.records.map(({ skuCode, skuName }) => ({ code: skuCode, name: skuName }));
  return known?.map(({ code, name }) => ({ value: code, label: code, keywords: name, detail: name }));
}

interface WorkLineFieldsProps {
  kind: WorkKind;
  line: WorkLineValues;
  number: number;
  onChange: (part: Partial<WorkLineValues>) => void;
  onRemove: (() => void) | undefined;
}

/** One product of a work order, how many units of it, and in which condition where that is asked. */
export function WorkLineFields({ kind, line, number, onChange, onRemove }: WorkLineFieldsProps) {
  const { t } = useTranslation(['warehouseWork', 'warehouse']);
  const locale = languageTag(useLanguage());
  const known = useWorkChoices(kind) ?? [];
  const options =
    line.skuCode && !known.some(({ value }) => value === line.skuCode)
      ? [{ value: line.skuCode, label: line.skuCode, keywords: '', detail: '' }, ...known]
      : known;
  const choose = isKitWork(kind) ? t('chooseKit') : t('chooseProduct');
  return (
    <fieldset aria-label={t('line', { number })} className="flex flex-wrap items-end gap-3">
      <Combobox
        label={isKitWork(kind) ? t('column.kit') : t('warehouse:column.sku')}
        className="min-w-52 flex-1"
        options={options}
        value={line.skuCode || null}
        onValueChange={(skuCode) => onChange({ skuCode: skuCode ?? '' })}
        emptyText={t('noProduct')}
        openLabel={choose}
        placeholder={choose}
        required
      />
      {kind === 'DISPOSE' ? (
        <Select
          label={t('column.condition')}
          className="w-32"
          value={line.condition}
          onValueChange={(condition) => onChange({ condition })}
          options={workConditions.map((value) => ({ value, label: t(`condition.${value}`) }))}
        />
      ) : null}
      <NumberField
        label={t('warehouse:column.units')}
        className="w-28"
        value={line.planned}
        onValueChange={(planned) => onChange({ planned })}
        min={1}
        max={999_999}
        decimals={0}
        locale={locale}
        required
      />
      {onRemove ? (
        <IconButton
          label={t('removeLine', { number })}
          icon={<Trash2 aria-hidden="true" />}
          onClick={onRemove}
        />
      ) : null}
    </fieldset>
  );
}
