import { DetailPage, NewItemPage, newItem, useDetailSteps } from '@lading/sub-app-kit/detail';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ProductEditor } from './product-editor.tsx';
import { useProductSource } from './product-list.tsx';
import { useProduct, useProductRefresh } from './product-queries.ts';
import { Card } from '@lading/ui/card';
import { Skeleton } from '@lading/ui/skeleton';

/** The outline of the form while the product is fetched. */
function ProductFormSkeleton() {
  return (
    <div aria-busy="true" className="grid max-w-160 gap-4">
      {['identity', 'codes', 'measures'].map((section) => (
        <Card key={section}>
          <Skeleton className="mb-4 h-4 w-32" />
          <Skeleton className="mb-3 h-8 w-full" />
          <Skeleton className="h-8 w-full" />
        </Card>
      ))}
    </div>
  );
}

const path = '/app/products';

/** One product, shown and edited on one page, new or existing. */
export function ProductPage() {
  const { productId = newItem } = useParams();
  return productId === newItem ? <NewProduct /> : <ExistingProduct key={productId} productId={productId} />;
}

function NewProduct() {
  const { t } = useTranslation('products');
  return (
    <NewItemPage
      title={t('product.newTitle')}
      list={{ title: t('products.title'), path, crumbs: t('product.crumbs') }}
    >
      <ProductEditor product={null} />
    </NewItemPage>
  );
}

function ExistingProduct({ productId }: { productId: string }) {
  const { t } = useTranslation('products');
  const product = useProduct(productId);
  useProductRefresh();
  return (
    <DetailPage
      query={product}
      title={({ skuCode }) => skuCode}
      name={({ skuCode }) => skuCode}
      description={({ skuName }) => skuName}
      list={{ id: 'products', title: t('products.title'), path, crumbs: t('product.crumbs') }}
      steps={useDetailSteps(useProductSource(), productId)}
      sections={(known) => <ProductEditor product={known} />}
      waiting={<ProductFormSkeleton />}
      failedTitle={t('product.failed')}
      missing={{ title: t('product.missing'), hint: t('product.missingHint'), toList: t('product.toList') }}
    />
  );
}
