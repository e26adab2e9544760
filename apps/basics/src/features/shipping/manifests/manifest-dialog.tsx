import type { MadeManifests, Manifest } from '@lading/contracts/shipment-service';
import type { ShipmentSummary } from '@lading/contracts/shipping';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Button } from '@lading/ui/button';
import { Dialog } from '@lading/ui/dialog';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ManifestBadge } from './manifest-badge.tsx';
import { useCreateManifests, useManifestFile } from './manifest-queries.ts';

function Made({ manifest }: { manifest: Manifest }) {
  const { t } = useTranslation('shippingManifests');
  const formats = useFormats();
  const file = useManifestFile();
  const { number, manifestId, message, state } = manifest;
  return (
    <li className="grid gap-1 py-2">
      <span className="flex flex-wrap items-center gap-2 text-sm text-ink">
        <span className="font-medium">{number ?? t('one', { no: manifestId })}</span>
        <ManifestBadge state={state} />
        <span className="min-w-0 flex-1 text-ink-muted">
          {manifest.carrierName} · {manifest.shipDate} ·{' '}
          {t('waiting.shipments', { count: manifest.shipments })}
        </span>
        {state === 'CREATED' ? (
          <Button
            size="small"
            icon={<Download aria-hidden="true" />}
            loading={file.isPending}
            aria-label={t('downloadOf', { no: number ?? manifestId })}
            onClick={() => file.mutate(manifest)}
          >
            {t('download')}
          </Button>
        ) : null}
      </span>
      {message ? (
        <span className="text-sm text-ink-muted">{formats.pick(message.message, message.zhMessage)}</span>
      ) : null}
    </li>
  );
}

/** The result of a request: the manifests with their documents, and why shipments are in none. */
export function MadeList({ made }: { made: MadeManifests }) {
  const { t } = useTranslation('shippingManifests');
  const formats = useFormats();
  return (
    <div className="grid gap-4" aria-live="polite">
      {made.manifests.length > 0 ? (
        <ul aria-label={t('dialog.made')} className="divide-y divide-line">
          {made.manifests.map((one) => (
            <Made key={one.manifestId} manifest={one} />
          ))}
        </ul>
      ) : null}
      {made.left.length > 0 ? (
        <section className="text-sm">
          <h3 className="mb-1 font-semibold text-ink">{t('dialog.left', { count: made.left.length })}</h3>
          <ul>
            {made.left.map(({ shipmentId, shipmentNo, reason }) => (
              <li key={shipmentId} className="py-1">
                <span className="text-ink">{shipmentNo}</span>{' '}
                <span className="text-ink-muted">{formats.pick(reason.message, reason.zhMessage)}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

/** Adds selected shipments to manifests, and shows the result for each. */
export function ManifestDialog({
  shipments,
  onClose,
}: {
  shipments: readonly ShipmentSummary[];
  onClose: (isStarted: boolean) => void;
}) {
  const { t } = useTranslation(['shippingManifests', 'common']);
  const create = useCreateManifests();
  const [made, keep] = useState<MadeManifests | null>(null);
  const submit = async () =>
    keep((await create.mutateAsync(shipments.map(({ shipmentId }) => shipmentId))) ?? null);
  const close = () => onClose(made !== null);
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : close())}
      title={t('dialog.title')}
      closeLabel={t('common:action.close')}
      width={560}
      footer={
        made ? (
          <Button variant="primary" onClick={close}>
            {t('dialog.done')}
          </Button>
        ) : (
          <>
            <Button onClick={close}>{t('common:action.cancel')}</Button>
            <Button
              variant="primary"
              loading={create.isPending}
              // A failure is shown above the text.
              onClick={() => void submit().catch(() => undefined)}
            >
              {t('dialog.submit')}
            </Button>
          </>
        )
      }
    >
      {create.error ? <FailureBanner title={t('dialog.failed')} fault={create.error} /> : null}
      {made ? (
        <MadeList made={made} />
      ) : (
        <p className="text-sm text-ink-muted">{t('dialog.text', { count: shipments.length })}</p>
      )}
    </Dialog>
  );
}
