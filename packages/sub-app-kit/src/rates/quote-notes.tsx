import { ApiError } from '@lading/api-client/api-error';
import { type Quote, shippingMessages } from '@lading/contracts/shipping';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { useTranslation } from 'react-i18next';
import { HostLink } from '../components/host-link.tsx';
import { useFormats } from '../use-formats.ts';

/** Notes of carriers in addition to their rates, such as that one cannot be reached; the others' rates are shown. */
export function QuoteMessages({ quote: { messages } }: { quote: Quote }) {
  const { t } = useTranslation('shippingRates');
  const formats = useFormats();
  return messages.map(({ carrierName, message }, index) => (
    <Banner
      key={`${index}-${carrierName ?? ''}`}
      live
      tone="warning"
      {...(carrierName === null ? {} : { title: t('message', { carrier: carrierName }) })}
    >
      {formats.pick(message.message, message.zhMessage)}
    </Banner>
  ));
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
