import { DetailPage, useDetailSteps } from '@lading/sub-app-kit/detail';
import { Page } from '@lading/sub-app-kit/components/page';
import { Breadcrumb } from '@lading/ui/breadcrumb';
import { PageHeader } from '@lading/ui/page-header';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
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

/** Last part of the address of a product that does not exist yet. */
const newProduct = 'new';
const path = '/app/products';

function NewProduct() {
  const { t } = useTranslation('products');
  const title = t('product.newTitle');
  return (
    <Page title={title} narrow>
      <PageHeader
        above={
          <Breadcrumb
            label={t('product.crumbs')}
            items={[{ label: t('products.title'), link: <Link to={path} /> }, { label: title }]}
          />
        }
        title={title}
      />
      <ProductEditor product={null} />
    </Page>
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

/** One product: seen and edited in one place, new or existing. */
export function ProductPage() {
  const { productId = newProduct } = useParams();
  return productId === newProduct ? (
    <NewProduct key={newProduct} />
  ) : (
    <ExistingProduct key={productId} productId={productId} />
  );
}
