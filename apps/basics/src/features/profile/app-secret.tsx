import type { SecondFactorSetup } from '@lading/contracts/entities/second-factor';
import { CopyButton } from '@lading/ui/copy-button';
import { useTranslation } from 'react-i18next';
import { QrCode } from './qr-code.tsx';

/** What an authenticator app takes: a QR code for its camera, the same as an address to open on a phone, and as text. */
export function AppSecret({ secret, address }: SecondFactorSetup) {
  const { t } = useTranslation('account');
  const inGroups = secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <QrCode text={address} label={t('setUp.qrCode')} />
      <div className="min-w-48 flex-1">
        <p className="text-sm font-medium text-ink">{t('setUp.secret')}</p>
        <p className="mt-1 flex items-start gap-1">
          <code className="min-w-0 flex-1 font-mono text-sm break-words text-ink">{inGroups}</code>
          <CopyButton label={t('setUp.copySecret')} copiedLabel={t('codes.copied')} text={secret} />
        </p>
        <p className="mt-2 text-sm">
          <a href={address} className="rounded-sm text-brand-ink hover:underline">
            {t('setUp.openApp')}
          </a>
        </p>
      </div>
    </div>
  );
}
