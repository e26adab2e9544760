import { ApiError } from '@lading/api-client/api-error';
import { shippingMessages } from '@lading/contracts/shipping';
import { Button } from '@lading/ui/button';
import { useTranslation } from 'react-i18next';
import { HostLink } from '../components/host-link.tsx';

/** The way to the verification of the organization's identity, for whoever was refused for want of it (decision D14). */
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
