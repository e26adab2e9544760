import { ApiError } from '@lading/api-client/api-error';
import { type Quote, shippingMessages } from '@lading/contracts/shipping';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { useTranslation } from 'react-i18next';
import { HostLink } from '../components/host-link.tsx';
import { useFormats } from '../use-formats.ts';
import { isOfAccounts, isPassing } from './unanswered-rules.ts';

/** A link to the carrier accounts, if a message with this code is about one. */
export function ToCarrierAccounts({ code }: { code: string | null | undefined }) {
  const { t } = useTranslation('shippingRates');
  if (!isOfAccounts(code)) return null;
  return (
    <Button
      size="small"
      className="mt-2"
      render={<HostLink href="/b/#/settings/carriers">{t('toAccounts')}</HostLink>}
    />
  );
}

interface QuoteMessagesProps {
  quote: Pick<Quote, 'messages' | 'shipDate' | 'isAfterCutOff' | 'isDayOff' | 'declarationFault'>;
  /** Asks for the rates again, where no other button on the page does. */
  onRetry?: () => void;
  isRetrying?: boolean;
}

/**
 * What applies to all rates: a ship date later than requested, a declaration that no label can be bought with, and notes of carriers, such as
 * one that cannot be reached.
 */
export function QuoteMessages({
  quote: { messages, shipDate: day, isAfterCutOff, isDayOff, declarationFault },
  onRetry,
  isRetrying = false,
}: QuoteMessagesProps) {
  const { t } = useTranslation('shippingRates');
  const formats = useFormats();
  return (
    <>
      {isAfterCutOff || isDayOff ? (
        <Banner>{t(isAfterCutOff ? 'afterCutOff' : 'dayOff', { day })}</Banner>
      ) : null}
      {declarationFault ? (
        <Banner live tone="warning">
          {formats.pick(declarationFault.message, declarationFault.zhMessage)}
        </Banner>
      ) : null}
      {messages.map(({ carrierName, message }, index) => (
        <Banner
          key={`${index}-${carrierName ?? ''}`}
          live
          tone="warning"
          {...(carrierName === null ? {} : { title: t('message', { carrier: carrierName }) })}
          actions={
            onRetry && isPassing(message.code) ? (
              <Button size="small" loading={isRetrying} onClick={onRetry}>
                {t('askAgain')}
              </Button>
            ) : null
          }
        >
          <p>{formats.pick(message.message, message.zhMessage)}</p>
          <ToCarrierAccounts code={message.code} />
        </Banner>
      ))}
    </>
  );
}

/** A link to the verification of the organization's identity, for a person who was refused because it is missing (decision D14). */
export function VerifyFirst({ fault }: { fault: unknown }) {
  const { t } = useTranslation('shippingRates');
  if (!(fault instanceof ApiError) || fault.reason !== shippingMessages.verificationRequired.code)
    return null;
  return (
    <Button
      variant="primary"
      className="justify-self-start"
      render={<HostLink href="/b/#/settings/verification">{t('verifyFirst')}</HostLink>}
    />
  );
}
