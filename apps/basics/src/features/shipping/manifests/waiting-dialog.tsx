import { addressLines } from '@lading/contracts/core';
import type { MadeManifests } from '@lading/contracts/shipment-service';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { FailureState } from '@lading/sub-app-kit/components/failure-state';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Button } from '@lading/ui/button';
import { Dialog } from '@lading/ui/dialog';
import { Skeleton } from '@lading/ui/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MadeList } from './manifest-dialog.tsx';
import { useCreateManifests, useManifestGroups } from './manifest-queries.ts';

/** Shipments waiting for a manifest, with a button for each group. */
export function WaitingDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['shippingManifests', 'common']);
  const formats = useFormats();
  const { data, error, isFetching, refetch } = useManifestGroups();
  const create = useCreateManifests();
  const [made, keep] = useState<MadeManifests>({ manifests: [], left: [] });
  const submit = async (shipmentIds: string[]) => {
    const came = await create.mutateAsync(shipmentIds);
    if (came)
      keep(({ manifests, left }) => ({
        manifests: [...manifests, ...came.manifests],
        left: [...left, ...came.left],
      }));
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('waiting.title')}
      description={t('waiting.text')}
      closeLabel={t('common:action.close')}
      width={620}
      footer={<Button onClick={onClose}>{t('dialog.done')}</Button>}
    >
      {create.error ? <FailureBanner title={t('dialog.failed')} fault={create.error} /> : null}
      {error && !data ? (
        <FailureState
          compact
          title={t('waiting.failed')}
          fault={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {!data && !error ? <Skeleton className="h-24 w-full" /> : null}
      {data?.length === 0 && made.manifests.length === 0 ? (
        <p className="text-sm text-ink">{t('waiting.none')}</p>
      ) : null}
      <ul className="divide-y divide-line">
        {(data ?? []).map(({ carrierName, shipDate, origin, packages, shipmentIds }) => (
          <li key={shipmentIds[0]} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm">
            <span className="min-w-0 flex-1 basis-60">
              <span className="block font-medium text-ink tabular-nums">
                {carrierName} · {shipDate}
              </span>
              <span className="block text-ink-muted">
                {t('waiting.load', {
                  shipments: t('waiting.shipments', { count: shipmentIds.length }),
                  packages: t('waiting.packages', { count: packages }),
                })}
              </span>
              <span className="block truncate text-ink-muted">
                {addressLines(origin, formats.country(origin.countryCode)).join(', ')}
              </span>
            </span>
            <Button
              size="small"
              variant="primary"
              aria-label={t('waiting.createOf', { carrier: carrierName, day: shipDate })}
              loading={create.isPending && create.variables[0] === shipmentIds[0]}
              disabled={create.isPending}
              // A failure is shown above the list.
              onClick={() => void submit(shipmentIds).catch(() => undefined)}
            >
              {t('waiting.create')}
            </Button>
          </li>
        ))}
      </ul>
      <MadeList made={made} />
    </Dialog>
  );
}
