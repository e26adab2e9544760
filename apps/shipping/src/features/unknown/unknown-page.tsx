import { NotFoundPage, type WayOn } from '@lading/sub-app-kit/components/not-found-page';
import { useTranslation } from 'react-i18next';

/** Any other address below the prefix. */
export function UnknownPage() {
  return <NotFoundPage waysOn={useWaysOn()} />;
}

/** Pages to go on to from one that does not exist. */
function useWaysOn(): readonly WayOn[] {
  const { t } = useTranslation(['shellHeader', 'shellMenu']);
  return [
    { label: t('shellHeader:rates'), href: '/e/#/rates' },
    { label: t('shellMenu:main.order'), href: '/b/#/orders' },
  ];
}
