import { bundlesApi } from '@lading/contracts/products';
import { workConditions, type WorkCondition, type WorkKind } from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { LoadedField } from '@lading/sub-app-kit/form';
import { Select } from '@lading/ui/select';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useProductChoices } from '../../use-product-choices.ts';
import { SkuField, UnitsField } from './request-fields.tsx';

export interface WorkLineValues {
  skuCode: string;
  planned: number | null;
  condition: WorkCondition;
}

export const isKitWork = (kind: WorkKind): boolean => kind === 'KIT' || kind === 'UNKIT';

/** The products that can be chosen: kits for assembly or disassembly, otherwise all; none until they are loaded. */
export function useWorkChoices(kind: WorkKind) {
  const api = useApi();
  const isKit = isKitWork(kind);
  const { bundlePage } = bundlesApi.calls;
  const kits = useQuery({
    ...callQuery(api, bundlePage, { query: { pageSize: 200, sort: 'bundleSku:asc', kind: 'KIT' } }),
    enabled: isKit,
  });
  const products = useProductChoices({ isEnabled: !isKit });
  if (!isKit) return { ...products, choices: products.query.data ? products.choices : undefined };
  const choices = kits.data?.records.map(({ bundleSku: code, bundleName: name }) => ({
    value: code,
    label: code,
    keywords: name,
    detail: name,
  }));
  return { choices, query: kits, onSearch: undefined };
}

interface WorkLineFieldsProps {
  kind: WorkKind;
  line: WorkLineValues;
  onChange: (part: Partial<WorkLineValues>) => void;
}

/** One product of a work order, the number of units, and their condition if required. */
export function WorkLineFields({ kind, line, onChange }: WorkLineFieldsProps) {
  const { t } = useTranslation(['warehouseWork', 'warehouse']);
  const { choices = [], query, onSearch } = useWorkChoices(kind);
  const label = isKitWork(kind) ? t('column.kit') : t('warehouse:column.sku');
  return (
    <>
      <LoadedField className="min-w-52 flex-1" label={label} query={query}>
        <SkuField
          label={label}
          choices={choices}
          onSearch={onSearch}
          value={line.skuCode}
          onValueChange={(skuCode) => onChange({ skuCode })}
          placeholder={isKitWork(kind) ? t('chooseKit') : t('chooseProduct')}
          emptyText={t('noProduct')}
        />
      </LoadedField>
      {kind === 'DISPOSE' ? (
        <Select
          label={t('column.condition')}
          className="w-32"
          value={line.condition}
          onValueChange={(condition) => onChange({ condition })}
          options={workConditions.map((value) => ({ value, label: t(`condition.${value}`) }))}
        />
      ) : null}
      <UnitsField value={line.planned} onValueChange={(planned) => onChange({ planned })} />
    </>
  );
}
