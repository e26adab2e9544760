import { ApiError } from '@lading/api-client/api-error';
import { type Quote, shippingMessages } from '@lading/contracts/shipping';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { useTranslation } from 'react-i18next';
import { HostLink } from '../components/host-link.tsx';
import { useFormats } from '../use-formats.ts';

/** What applies to all rates: a ship date later than requested, and notes of carriers, such as one that cannot be reached. */
export function QuoteMessages({
  quote: { messages, shipDate: day, isAfterCutOff, isDayOff },
}: {
  quote: Pick<Quote, 'messages' | 'shipDate' | 'isAfterCutOff' | 'isDayOff'>;
}) {
  const { t } = useTranslation('shippingRates');
  const formats = useFormats();
  return (
    <>
      {isAfterCutOff || isDayOff ? (
        <Banner>{t(isAfterCutOff ? 'afterCutOff' : 'dayOff', { day })}</Banner>
      ) : null}
      {messages.map(({ carrierName, message }, index) => (
        <Banner
          key={`${index}-${carrierName ?? ''}`}
          live
          tone="warning"
          {...(carrierName === null ? {} : { title: t('message', { carrier: carrierName }) })}
        >
          {formats.pick(message.message, message.zhMessage)}
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
