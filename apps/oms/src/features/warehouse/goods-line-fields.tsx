import { productsApi } from '@lading/contracts/products';
import { languageTag } from '@lading/i18n/languages';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { Combobox } from '@lading/ui/combobox';
import { IconButton } from '@lading/ui/icon-button';
import { NumberField } from '@lading/ui/number-field';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export interface GoodsLine {
  skuCode: string;
  quantity: number | null;
}

interface GoodsLineFieldsProps {
  line: GoodsLine;
  number: number;
  onChange: (part: Partial<GoodsLine>) => void;
  onRemove: (() => void) | undefined;
}

/** One product and how many units of it. */
export function GoodsLineFields({ line, number, onChange, onRemove }: GoodsLineFieldsProps) {
  const { t } = useTranslation('warehouse');
  const locale = languageTag(useLanguage());
  const { data } = useQuery(
    callQuery(useApi(), productsApi.calls.productPage, { query: { pageSize: 200, sort: 'skuCode:asc' } }),
  );
  const known = (data?.records ?? []).map(({ skuCode, skuName }) => ({
    ...{ value: skuCode, label: skuCode, keywords: skuName, detail: skuName },
  }));
  const options =
    line.skuCode && !known.some(({ value }) => value === line.skuCode)
      ? [{ value: line.skuCode, label: line.skuCode, keywords: '', detail: '' }, ...known]
      : known;
  return (
    <fieldset aria-label={t('inbound.line', { number })} className="flex flex-wrap items-end gap-3">
      <Combobox
        label={t('column.sku')}
        className="min-w-52 flex-1"
        options={options}
        value={line.skuCode || null}
        onValueChange={(skuCode) => onChange({ skuCode: skuCode ?? '' })}
        emptyText={t('inbound.noProduct')}
        openLabel={t('inbound.chooseProduct')}
        placeholder={t('inbound.chooseProduct')}
        required
      />
      <NumberField
        label={t('column.units')}
        className="w-28"
        value={line.quantity}
        onValueChange={(quantity) => onChange({ quantity })}
        min={1}
        max={999_999}
        decimals={0}
        locale={locale}
        required
      />
      {onRemove ? (
        <IconButton
          label={t('inbound.removeLine', { number })}
          icon={<Trash2 aria-hidden="true" />}
          onClick={onRemove}
        />
      ) : null}
    </fieldset>
  );
}
