import { useHost } from '@lading/bridge/react';
import { ListPage } from '@lading/sub-app-kit/list';
import { Button } from '@lading/ui/button';
import { FileUp, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ProductNav } from './product-nav.tsx';
import { useProductList } from './product-list.tsx';
import { useProductRefresh } from './product-queries.ts';

/** The products of the organization. */
export function ProductsPage() {
  const { t } = useTranslation('products');
  const host = useHost();
  useProductRefresh();
  const importProducts = (
    <Button
      variant="primary"
      icon={<FileUp aria-hidden="true" />}
      // The wizard belongs to the shell: it serves every list of the workspace (spec §2).
      onClick={() => host.bus.emit('import:open', { kind: 'product' })}
    >
      {t('products.import')}
    </Button>
  );
  return (
    <ListPage
      list={useProductList(importProducts)}
      actions={
        <>
          <Button icon={<Plus aria-hidden="true" />} render={<Link to="/app/products/new" />}>
            {t('products.add')}
          </Button>
          {importProducts}
        </>
      }
    >
      <ProductNav current="products" />
    </ListPage>
  );
}
