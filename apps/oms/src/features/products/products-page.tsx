import { useHost } from '@lading/bridge/react';
import { ListPage } from '@lading/sub-app-kit/components/list-page';
import { ListSearch } from '@lading/sub-app-kit/components/list-search';
import { ListTable } from '@lading/sub-app-kit/components/list-table';
import { useListAddress } from '@lading/sub-app-kit/use-list-address';
import { Button } from '@lading/ui/button';
import { EmptyState } from '@lading/ui/empty-state';
import { FileUp, Package, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { productListAddress } from './product-list-address.ts';
import { useProductExport, useProductPage, useProductRefresh } from './product-queries.ts';
import { useProductColumns } from './use-product-columns.tsx';

/** The products of the organisation, paged on the server (decision D9). */
export function ProductsPage() {
  const { t } = useTranslation(['oms', 'subApp']);
  const host = useHost();
  const [address, change] = useListAddress(productListAddress);
  const products = useProductPage(address);
  const startExport = useProductExport(address);
  const columns = useProductColumns();
  useProductRefresh();
  // The wizard is the shell's: it serves every list of the workspace (spec §2).
  const openImport = (): void => host.bus.emit('import:open', { kind: 'product' });

  return (
    <ListPage
      title={t('products.title')}
      total={products.data?.total}
      startExport={startExport}
      actions={
        <>
          <Button icon={<Plus aria-hidden="true" />} render={<Link to="/app/products/new" />}>
            {t('products.add')}
          </Button>
          <Button variant="primary" icon={<FileUp aria-hidden="true" />} onClick={openImport}>
            {t('products.import')}
          </Button>
        </>
      }
    >
      <div className="pb-3">
        <ListSearch
          label={t('products.search')}
          placeholder={t('products.searchHint')}
          address={address}
          onChange={change}
        />
      </div>
      <ListTable
        label={t('products.label')}
        failedTitle={t('products.failed')}
        query={products}
        columns={columns}
        rowId={(product) => product.productId}
        rowLink={(product) => <Link to={`/app/products/${encodeURIComponent(product.productId)}`} />}
        address={address}
        onChange={change}
        empty={
          <EmptyState
            icon={<Package />}
            title={t('products.empty')}
            action={
              <Button variant="primary" icon={<FileUp aria-hidden="true" />} onClick={openImport}>
                {t('products.import')}
              </Button>
            }
          >
            {t('products.emptyHint')}
          </EmptyState>
        }
      />
    </ListPage>
  );
}
