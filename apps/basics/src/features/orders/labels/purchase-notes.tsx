import { ApiError } from '@lading/api-client/api-error';
import type { OrderDetail } from '@lading/contracts/orders';
import type { LabelPurchase } from '@lading/contracts/shipping';
import { ToCarrierAccounts } from '@lading/sub-app-kit/rates';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Banner } from '@lading/ui/banner';
import { useTranslation } from 'react-i18next';
import { codesOf, EditOrderLink } from './edit-order-link.tsx';

/** A purchase whose result is not known yet: the page checks by itself, and nothing is bought twice. */
export function PurchaseWaiting({ cameOf }: { cameOf: Pick<LabelPurchase, 'message'> | null }) {
  const { t } = useTranslation('shippingLabels');
  const formats = useFormats();
  const message = cameOf?.message;
  return (
    <Banner live title={t('waiting.title')}>
      {message ? formats.pick(message.message, message.zhMessage) : t('waiting.text')}
    </Banner>
  );
}

interface PurchaseFailedProps {
  /** The error of the request. */
  fault: unknown;
  /** The result of the previous request, if it was received. */
  cameOf: LabelPurchase | null;
  /** The order whose label it is, if it may be corrected. */
  order?: Pick<OrderDetail, 'orderId' | 'allowedActs'>;
}

/** Why no label was bought: the request was refused, or its carrier turned out to have sold nothing. */
export function PurchaseFailed({ fault, cameOf, order }: PurchaseFailedProps) {
  const { t } = useTranslation('shippingLabels');
  const formats = useFormats();
  return (
    <>
      {fault ? (
        <FailureBanner title={t('buy.failed')} fault={fault}>
          <ToCarrierAccounts code={fault instanceof ApiError ? fault.reason : null} />
          <EditOrderLink order={order} codes={codesOf(fault)} />
        </FailureBanner>
      ) : null}
      {cameOf?.message ? (
        <Banner live tone="danger" title={t('buy.failed')}>
          <p>{formats.pick(cameOf.message.message, cameOf.message.zhMessage)}</p>
          <ToCarrierAccounts code={cameOf.message.code} />
          <EditOrderLink order={order} codes={[cameOf.message.code]} />
        </Banner>
      ) : null}
    </>
  );
}
