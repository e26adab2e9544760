import { Button } from '@lading/ui/button';
import { useTranslation } from 'react-i18next';
import { destinations } from '../../../platform/destinations.ts';
import { isFramed } from '../../../platform/is-framed.ts';

/**
 * Link to the orders, where the stores are listed. In another site's frame only this page may be shown: the platform opens in a new
 * tab.
 */
export function OrdersLink() {
  const { t } = useTranslation('storesConnection');
  const target = isFramed ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <Button className="mt-6" size="large" fullWidth render={<a href={destinations.orders} {...target} />}>
      {t('toOrders')}
    </Button>
  );
}
