import { Button } from '@lading/ui/button';
import { useTranslation } from 'react-i18next';
import { destinations } from '../../platform/destinations.ts';

/** Inside another site's frame only this page may be shown; the rest of the platform opens beside it. */
const isFramed = globalThis.top !== globalThis.self;

/** To the orders, where the stores are listed. */
export function WayOn() {
  const { t } = useTranslation('channels');
  const target = isFramed ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <Button className="mt-6" size="large" fullWidth render={<a href={destinations.orders} {...target} />}>
      {t('toOrders')}
    </Button>
  );
}
