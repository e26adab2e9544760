import { NotFoundPage } from '@lading/sub-app-kit/components/not-found-page';
import { useTranslation } from 'react-i18next';

/** Any other address below the prefix. */
export function UnknownPage() {
  const { t } = useTranslation('warehouseFloor');
  return <NotFoundPage links={[{ label: t('nav.dock'), href: '/w/#/dock' }]} />;
}
