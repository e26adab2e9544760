import { useTranslation } from 'react-i18next';
import { useBrandName } from '../../platform/brand/brand-logo.tsx';

/** How a store of BigCommerce is connected: from its control panel. */
export function BigCommerceSteps() {
  const { t } = useTranslation('stores');
  const brand = useBrandName();
  return (
    <ol className="flex list-decimal flex-col gap-1.5 pl-5 text-base text-ink">
      <li>{t('connect.bigCommerceSteps.open')}</li>
      <li>{t('connect.bigCommerceSteps.install', { brand })}</li>
      <li>{t('connect.bigCommerceSteps.confirm')}</li>
    </ol>
  );
}
