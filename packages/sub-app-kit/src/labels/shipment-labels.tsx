import { labelFormats, type Label } from '@lading/contracts/shipping';
import { FailureBanner } from '../components/failure-banner.tsx';
import { NotLoaded } from '../components/not-loaded.tsx';
import { PrinterLine, PrintFailed } from '../printing/index.ts';
import { Button } from '@lading/ui/button';
import { CopyButton } from '@lading/ui/copy-button';
import { Skeleton } from '@lading/ui/skeleton';
import { Download, Printer } from 'lucide-react';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLabelFile, useLabelPicture, usePrintShipment } from './label-queries.ts';

function LabelPicture({ label }: { label: Label }) {
  const { t } = useTranslation('shippingLabels');
  const query = useLabelPicture(label.labelId);
  const { data } = query;
  const address = useMemo(() => (data ? URL.createObjectURL(data) : null), [data]);
  useEffect(() => () => (address ? URL.revokeObjectURL(address) : undefined), [address]);
  if (!data)
    return (
      <NotLoaded
        compact
        query={query}
        title={t('view.pictureFailed')}
        waiting={<Skeleton className="aspect-[4/6] w-full rounded-md" />}
      />
    );
  return address ? (
    <img
      src={address}
      alt={t('view.picture', { no: label.packageNo, tracking: label.trackingNumber })}
      className="w-full rounded-md border border-line bg-white"
    />
  ) : null;
}

function LabelCard({ label, shipmentNo, isUsable }: { label: Label; shipmentNo: string; isUsable: boolean }) {
  const { t } = useTranslation('shippingLabels');
  const file = useLabelFile(`${shipmentNo}-${label.packageNo}`);
  return (
    <section
      aria-label={t('view.package', { no: label.packageNo })}
      className="grid gap-3 sm:grid-cols-[220px_minmax(0,1fr)]"
    >
      {isUsable ? (
        <LabelPicture label={label} />
      ) : (
        <p className="grid aspect-[4/6] w-full place-items-center rounded-md border border-dashed border-line-strong p-4 text-center text-sm text-ink-muted max-sm:aspect-[4/2]">
          {t('view.notUsable')}
        </p>
      )}
      <div className="grid content-start gap-3 text-sm">
        <dl>
          <dt className="text-xs text-ink-muted">
            {t('view.package', { no: label.packageNo })} · {t('view.tracking')}
          </dt>
          <dd className="flex items-center gap-1 font-medium break-all text-ink select-all">
            {label.trackingNumber}
            <CopyButton
              label={t('view.copyTracking')}
              copiedLabel={t('view.copied')}
              text={label.trackingNumber}
            />
          </dd>
        </dl>
        {file.error ? <FailureBanner title={t('view.fileFailed')} fault={file.error} /> : null}
        {isUsable ? (
          <>
            <div className="flex flex-wrap gap-2">
              {labelFormats.map((format) => (
                <Button
                  key={format}
                  size="small"
                  icon={<Download aria-hidden="true" />}
                  loading={file.isPending && file.variables.format === format}
                  onClick={() => file.mutate({ labelId: label.labelId, format })}
                >
                  {format.toUpperCase()}
                </Button>
              ))}
            </div>
            <p className="text-xs text-ink-muted">{t('view.sizeHint')}</p>
          </>
        ) : null}
      </div>
    </section>
  );
}

interface ShipmentLabelsProps {
  shipmentId: string;
  shipmentNo: string;
  labels: readonly Label[];
  /** Hidden once they are voided, or a void is requested. */
  canPrint: boolean;
  /** Further actions next to printing. */
  children?: ReactNode;
}

/** The labels of a shipment: view, print and download. */
export function ShipmentLabels({ shipmentId, shipmentNo, labels, canPrint, children }: ShipmentLabelsProps) {
  const { t } = useTranslation('shippingLabels');
  const print = usePrintShipment({ shipmentId, shipmentNo });
  return (
    <div className="grid gap-4">
      <PrintFailed title={t('view.printFailed')} fault={print.error} />
      <div className="flex flex-wrap gap-2">
        {canPrint ? (
          <Button
            variant="primary"
            icon={<Printer aria-hidden="true" />}
            loading={print.isPending}
            onClick={print.start}
          >
            {t('view.print', { count: labels.filter(({ isVoid }) => !isVoid).length })}
          </Button>
        ) : null}
        {children}
      </div>
      {canPrint ? <PrinterLine className="-mt-2" /> : null}
      {labels.map((label) => (
        <LabelCard
          key={label.labelId}
          label={label}
          shipmentNo={shipmentNo}
          isUsable={canPrint && !label.isVoid}
        />
      ))}
    </div>
  );
}
