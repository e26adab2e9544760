import type { SignedInDevice } from '@lading/contracts/entities/signed-in-device';
import { useTranslation } from 'react-i18next';

/** What a sign-in is called: "Chrome on Windows", or as much of it as is known. */
export function useDeviceName(): (device: SignedInDevice) => string {
  const { t } = useTranslation('account');
  return ({ browser, system }) =>
    browser && system
      ? t('sessions.device', { browser, system })
      : (browser ?? system ?? t('sessions.unknown'));
}
