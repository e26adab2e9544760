import { ApiError } from '@lading/api-client/api-error';
import type { LabelPurchase } from '@lading/contracts/shipping';
import { ToCarrierAccounts } from '../rates/index.ts';
import { FailureBanner } from '../components/failure-banner.tsx';
import { useFormats } from '../use-formats.ts';
import { Banner } from '@lading/ui/banner';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The message codes of a failed request: its own, and those of its fields. */
export const codesOf = (fault: unknown): readonly (string | null | undefined)[] =>
  fault instanceof ApiError ? [fault.reason, ...fault.errors.map(({ code }) => code)] : [];

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
  cameOf: Pick<LabelPurchase, 'message'> | null;
  /** What else answers a message with one of these codes, such as a link to where it is corrected. */
  more?: (codes: readonly (string | null | undefined)[]) => ReactNode;
}

/** Why the latest purchase bought no label: the request was refused, or its carrier turned out to have sold nothing. */
export function PurchaseFailed({ fault, cameOf, more }: PurchaseFailedProps) {
  const { t } = useTranslation('shippingLabels');
  const formats = useFormats();
  // A purchase that got a reply ends the error of the one before: an error is always the newer of the two.
  if (fault)
    return (
      <FailureBanner title={t('buy.failed')} fault={fault}>
        <ToCarrierAccounts code={fault instanceof ApiError ? fault.reason : null} />
        {more?.(codesOf(fault))}
      </FailureBanner>
    );
  const message = cameOf?.message;
  return message ? (
    <Banner live tone="danger" title={t('buy.failed')}>
      <p>{formats.pick(message.message, message.zhMessage)}</p>
      <ToCarrierAccounts code={message.code} />
      {more?.([message.code])}
    </Banner>
  ) : null;
}
