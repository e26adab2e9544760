import { trackingPage } from '@lading/contracts/shipping';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface TrackingLinkProps {
  carrierName: string | null | undefined;
  trackingNumber: string;
}

/** A tracking number, linked to the carrier's tracking page; without a link for an unknown carrier. */
export function TrackingLink({ carrierName, trackingNumber }: TrackingLinkProps) {
  const { t } = useTranslation('shippingShipments');
  const page = trackingPage(carrierName, trackingNumber);
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <span className="select-all">{trackingNumber}</span>
      {page ? (
        <a
          href={page.address}
          target="_blank"
          rel="noreferrer"
          className="inline-flex items-center gap-1 rounded-sm text-brand-ink hover:underline"
        >
          {t('trackWith', { carrier: page.carrier })}
          <ExternalLink aria-hidden="true" className="size-3" />
        </a>
      ) : null}
    </span>
  );
}
