import { NotFoundPage, type WayOn } from '@lading/sub-app-kit/components/not-found-page';
import { useTranslation } from 'react-i18next';

/** Any other address below the prefix. */
export function UnknownPage() {
  return <NotFoundPage waysOn={useWaysOn()} />;
}

/** Pages to go on to from one that does not exist. */
function useWaysOn(): readonly WayOn[] {
  const { t } = useTranslation('shellMenu');
  return [
    { label: t('main.product'), href: '/o/#/app/products' },
    { label: t('main.order'), href: '/b/#/orders' },
  ];
}
