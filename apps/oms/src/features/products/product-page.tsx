import { ApiError } from '@lading/api-client/api-error';
import { errorCode } from '@lading/contracts/envelope';
import { FailureState } from '@lading/sub-app-kit/components/failure-state';
import { Page } from '@lading/sub-app-kit/components/page';
import { Breadcrumb } from '@lading/ui/breadcrumb';
import { Button } from '@lading/ui/button';
import { EmptyState } from '@lading/ui/empty-state';
import { PageHeader } from '@lading/ui/page-header';
import { PackageX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { ProductFormSkeleton } from './product-form-skeleton.tsx';
import { ProductEditor } from './product-editor.tsx';
import { useProduct, useProductRefresh } from './product-queries.ts';

/** Last part of the address of a product that does not exist yet. */
const newProduct = 'new';

function ExistingProduct({ productId }: { productId: string }) {
  const { t } = useTranslation('oms');
  const { data, error, isFetching, refetch } = useProduct(productId);
  useProductRefresh();
  if (data) return <ProductEditor product={data} />;
  if (!error) return <ProductFormSkeleton />;
  const isMissing = error instanceof ApiError && error.code === errorCode.notFound;
  return (
    <div className="rounded-lg border border-line bg-surface">
      {isMissing ? (
        <EmptyState
          icon={<PackageX />}
          title={t('product.missing')}
          action={<Button render={<Link to="/app/products" />}>{t('product.toList')}</Button>}
        >
          {t('product.missingHint')}
        </EmptyState>
      ) : (
        <FailureState
          title={t('product.failed')}
          fault={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </div>
  );
}

/** One product: seen and edited in one place, new or existing. */
export function ProductPage() {
  const { t } = useTranslation('oms');
  const { productId = newProduct } = useParams();
  const isNew = productId === newProduct;
  const { data } = useProduct(productId, !isNew);
  const title = isNew ? t('product.newTitle') : (data?.skuCode ?? t('products.title'));

  return (
    <Page title={title} narrow>
      <PageHeader
        above={
          <Breadcrumb
            label={t('product.crumbs')}
            items={[
              { label: t('products.title'), link: <Link to="/app/products" /> },
              ...(isNew || data ? [{ label: title }] : []),
            ]}
          />
        }
        title={isNew || data ? title : <span className="sr-only">{title}</span>}
        {...(data ? { description: data.skuName } : {})}
      />
      {isNew ? (
        <ProductEditor key={newProduct} product={null} />
      ) : (
        <ExistingProduct key={productId} productId={productId} />
      )}
    </Page>
  );
}
