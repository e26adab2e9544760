import type { WayOn } from '@lading/sub-app-kit/components/not-released-page';
import { useTranslation } from 'react-i18next';

/** Pages that exist, for whoever came to one that does not. */
export function useWaysOn(): readonly WayOn[] {
  const { t } = useTranslation('shellMenu');
  return [
    { label: t('main.product'), href: '/o/#/app/products' },
    { label: t('main.order'), href: '/b/#/orders' },
  ];
}
