import { bundlesApi, type BundleDetail } from '@lading/contracts/products';
import { useApi } from '@lading/sub-app-kit/api-context';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { DetailPage, NewItemPage, newItem, useDetailSteps } from '@lading/sub-app-kit/detail';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { ConfirmDialog } from '@lading/ui/confirm-dialog';
import { DescriptionList } from '@lading/ui/description-list';
import { Skeleton } from '@lading/ui/skeleton';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { BundleEditor } from './bundle-editor.tsx';
import { useBundleSource } from './bundle-list.tsx';
import { useBundle, useBundleReload } from './bundle-queries.ts';

const path = '/app/products/bundles';

/** One bundle, shown and edited on one page, new or existing. */
export function BundlePage() {
  const { bundleId = newItem } = useParams();
  return bundleId === newItem ? <NewBundle /> : <KnownBundle key={bundleId} bundleId={bundleId} />;
}

function NewBundle() {
  const { t } = useTranslation('productsBundles');
  return (
    <NewItemPage title={t('bundles.new')} list={{ title: t('bundles.title'), path, crumbs: t('crumbs') }}>
      <BundleEditor bundle={null} />
    </NewItemPage>
  );
}

function KnownBundle({ bundleId }: { bundleId: string }) {
  const { t } = useTranslation('productsBundles');
  const query = useBundle(bundleId);
  const api = useApi();
  const navigate = useNavigate();
  const reload = useBundleReload();
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => api.call(bundlesApi.calls.deleteBundle, { body: { bundleId } }),
    onSuccess: () => {
      reload();
      void navigate(path, { replace: true });
    },
    onError: () => setAsking(false),
  });
  return (
    <>
      <DetailPage
        query={query}
        title={({ bundleSku }) => t('bundle.one', { sku: bundleSku })}
        name={({ bundleSku }) => bundleSku}
        description={({ bundleName, kind }) => `${bundleName} · ${t(`kind.${kind}`)}`}
        list={{ id: 'bundles', title: t('bundles.title'), path, crumbs: t('crumbs') }}
        steps={useDetailSteps(useBundleSource(), bundleId)}
        acts={() => <Button onClick={() => setAsking(true)}>{t('bundle.delete')}</Button>}
        source={() =>
          remove.error ? <FailureBanner title={t('bundle.notDeleted')} fault={remove.error} /> : null
        }
        sections={(bundle) => <BundleEditor bundle={bundle} />}
        side={(bundle) => <Stock bundle={bundle} />}
        waiting={<Skeleton className="h-60 w-full" />}
        failedTitle={t('bundle.failed')}
        missing={{ title: t('bundle.missing'), hint: t('bundle.missingHint'), toList: t('bundle.toList') }}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('bundle.deleteTitle', { sku: query.data?.bundleSku ?? '' })}
        confirmLabel={t('bundle.delete')}
        cancelLabel={t('bundle.cancel')}
        danger
        onConfirm={() => remove.mutateAsync()}
      >
        {t('bundle.deleteText')}
      </ConfirmDialog>
    </>
  );
}

function Stock({ bundle }: { bundle: BundleDetail }) {
  const { t } = useTranslation('productsBundles');
  const formats = useFormats();
  const limitedBy = (sku: string | null | undefined) =>
    bundle.kind === 'VIRTUAL' && sku ? ` · ${t('column.limitedBy')} ${sku}` : '';
  return (
    <Card
      title={t('bundle.stock')}
      {...(bundle.kind === 'VIRTUAL' ? { description: t('bundle.stockHint') } : {})}
    >
      {bundle.stock.length === 0 ? (
        <p className="text-sm text-ink-muted">{t('bundle.noStock')}</p>
      ) : (
        <DescriptionList
          items={bundle.stock.map((one) => ({
            term: one.warehouseName ?? one.warehouseId,
            detail: `${formats.number(one.available)}${limitedBy(one.limitedBy)}`,
          }))}
        />
      )}
    </Card>
  );
}
