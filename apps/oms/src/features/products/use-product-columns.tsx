import type { ProductRecord } from '@lading/contracts/entities/product';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import type { TableColumn } from '@lading/ui/data-table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { barcodeOf } from './barcode.ts';

/** Columns of the product list. Sortable ones bear the wire's field as their id. */
export function useProductColumns(): TableColumn<ProductRecord>[] {
  const { t } = useTranslation(['oms', 'common']);
  const formats = useFormats();
  return useMemo(() => {
    const none = <span className="text-ink-faint">{t('common:state.none')}</span>;
    return [
      {
        id: 'skuCode',
        header: t('field.skuCode'),
        sortable: true,
        cell: (product) => (
          <span className="break-all sm:block sm:max-w-56 sm:truncate" title={product.skuCode}>
            {product.skuCode}
          </span>
        ),
      },
      {
        id: 'skuName',
        header: t('column.name'),
        sortable: true,
        cell: (product) => (
          <span className="block max-w-80 truncate" title={product.skuName}>
            {product.skuName}
          </span>
        ),
      },
      {
        id: 'skuNameCN',
        header: t('column.nameCN'),
        cell: ({ skuNameCN }) =>
          skuNameCN ? (
            <span lang="zh-CN" className="block max-w-52 truncate" title={skuNameCN}>
              {skuNameCN}
            </span>
          ) : (
            none
          ),
      },
      {
        id: 'barcode',
        header: t('column.barcode'),
        cell: (product) => {
          const barcode = barcodeOf(product);
          return barcode ? (
            <span className="flex items-baseline gap-1.5 whitespace-nowrap">
              <span className="tabular-nums">{barcode.code}</span>
              <span className="text-xs text-ink-faint">{t(`barcode.${barcode.kind}`)}</span>
            </span>
          ) : (
            none
          );
        },
      },
      {
        id: 'size',
        header: t('column.size'),
        numeric: true,
        cell: (product) => formats.size(product) || none,
      },
      {
        id: 'weight',
        header: t('column.weight'),
        numeric: true,
        cell: (product) => formats.weight(product) || none,
      },
      {
        id: 'updateTime',
        header: t('column.updated'),
        sortable: true,
        cell: ({ updateTime }) =>
          updateTime ? (
            <time dateTime={updateTime} className="whitespace-nowrap text-ink-muted">
              {formats.time(updateTime)}
            </time>
          ) : (
            none
          ),
      },
    ];
  }, [t, formats]);
}
