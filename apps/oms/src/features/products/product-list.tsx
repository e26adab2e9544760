import type { ProductRecord } from '@lading/contracts/products';
import { Ago } from '@lading/sub-app-kit/components/ago';
import { copyAct, type ListColumn, type ListDefinition, type NoFilters } from '@lading/sub-app-kit/list';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { DescriptionList } from '@lading/ui/description-list';
import { EmptyState } from '@lading/ui/empty-state';
import { Package } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  productListAddress,
  type ProductSort,
  useProductExport,
  useProductPages,
} from './product-queries.ts';

const kinds = ['upc', 'ean', 'fnSku', 'asin', 'extraBarcode1'] as const;

/** The code that a scanner most likely finds on the goods, with its kind; null if the product has none. */
function barcodeOf(
  product: Pick<ProductRecord, (typeof kinds)[number]>,
): { kind: (typeof kinds)[number]; code: string } | null {
  for (const kind of kinds) {
    const code = product[kind];
    if (code) return { kind, code };
  }
  return null;
}

function useProductColumns(): ListColumn<ProductRecord>[] {
  const { t } = useTranslation(['products', 'common']);
  const formats = useFormats();
  return useMemo(() => {
    const none = <span className="text-ink-faint">{t('common:state.none')}</span>;
    const time = (moment: string | null | undefined) =>
      moment ? <Ago moment={moment} className="text-ink-muted" /> : none;
    return [
      {
        id: 'skuCode',
        header: t('field.skuCode'),
        sortable: true,
        width: 176,
        grow: 2,
        cell: ({ skuCode }) => <span title={skuCode}>{skuCode}</span>,
      },
      {
        id: 'skuName',
        header: t('column.name'),
        sortable: true,
        width: 180,
        grow: 4,
        cell: ({ skuName }) => (
          <span className="block truncate" title={skuName}>
            {skuName}
          </span>
        ),
      },
      {
        id: 'skuNameCN',
        header: t('column.nameCN'),
        width: 150,
        grow: 2,
        phone: 'none',
        cell: ({ skuNameCN }) =>
          skuNameCN ? (
            <span lang="zh-CN" className="block truncate" title={skuNameCN}>
              {skuNameCN}
            </span>
          ) : (
            none
          ),
      },
      {
        id: 'barcode',
        header: t('column.barcode'),
        width: 160,
        phone: 'none',
        cell: (product) => {
          const barcode = barcodeOf(product);
          return barcode ? (
            <span className="flex items-baseline gap-1.5 whitespace-nowrap">
              <span className="truncate tabular-nums">{barcode.code}</span>
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
        width: 140,
        phone: 'none',
        cell: (product) => formats.size(product) || none,
      },
      {
        id: 'weight',
        header: t('column.weight'),
        numeric: true,
        width: 104,
        phone: 'end',
        cell: (product) => formats.weight(product) || none,
      },
      {
        id: 'brand',
        header: t('field.brand'),
        sortable: true,
        isHidden: true,
        width: 120,
        phone: 'none',
        cell: ({ brand }) =>
          brand ? (
            <span className="block truncate" title={brand}>
              {brand}
            </span>
          ) : (
            none
          ),
      },
      {
        id: 'createTime',
        header: t('product.created'),
        sortable: true,
        isHidden: true,
        width: 128,
        phone: 'none',
        cell: ({ createTime }) => time(createTime),
      },
      {
        id: 'updateTime',
        header: t('column.updated'),
        sortable: true,
        width: 128,
        cell: ({ updateTime }) => time(updateTime),
      },
    ];
  }, [t, formats]);
}

function ProductPeek({ product }: { product: ProductRecord }) {
  const { t } = useTranslation('products');
  const formats = useFormats();
  const barcode = barcodeOf(product);
  const facts = [
    { term: t('column.name'), detail: product.skuName },
    { term: t('column.nameCN'), detail: product.skuNameCN && <span lang="zh-CN">{product.skuNameCN}</span> },
    { term: t('field.brand'), detail: product.brand },
    { term: t('column.barcode'), detail: barcode && `${barcode.code} ${t(`barcode.${barcode.kind}`)}` },
    { term: t('column.size'), detail: formats.size(product) },
    { term: t('column.weight'), detail: formats.weight(product) },
    { term: t('product.created'), detail: formats.time(product.createTime) },
    { term: t('column.updated'), detail: formats.time(product.updateTime) },
  ];
  return <DescriptionList items={facts.filter(({ detail }) => detail)} />;
}

/** The query and row names of the list, as used by detail pages. */
export function useProductSource() {
  const page = useProductPages();
  return { id: 'products', address: productListAddress, page, rowId, rowLink };
}

/**
 * The list of products.
 * @param emptyAction what a seller without products can do
 */
export function useProductList(
  emptyAction: ReactNode,
): ListDefinition<ProductRecord, ProductSort, NoFilters> {
  const { t } = useTranslation('products');
  const exportProducts = useProductExport();
  return {
    ...useProductSource(),
    title: t('products.title'),
    label: t('products.label'),
    export: exportProducts,
    exportChosen: exportProducts,
    failedTitle: t('products.failed'),
    empty: (
      <EmptyState icon={<Package />} title={t('products.empty')} action={emptyAction}>
        {t('products.emptyHint')}
      </EmptyState>
    ),
    rowName,
    columns: useProductColumns(),
    search: { label: t('products.search'), placeholder: t('products.searchHint') },
    acts: [copyAct(t('products.copyCodes'), rowName, (count) => t('products.copied', { count }))],
    peek: { title: rowName, body: (product) => <ProductPeek product={product} /> },
  };
}

const rowId = ({ productId }: ProductRecord): string => productId;
const rowName = ({ skuCode }: ProductRecord): string => skuCode;
const rowLink = ({ productId }: ProductRecord): string => `/app/products/${encodeURIComponent(productId)}`;
