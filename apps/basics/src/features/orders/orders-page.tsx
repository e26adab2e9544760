import { useHost } from '@lading/bridge/react';
import { ListPage } from '@lading/sub-app-kit/list';
import { Button } from '@lading/ui/button';
import { late } from '@lading/ui/late';
import { FileUp, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useOrderList } from './order-list.tsx';
import { useFailingStores, useOrderRefresh } from './order-queries.ts';
import { TodayStrip } from './today-strip.tsx';

// Fetched when a store fails: most people have none, and the first page should stay small.
const StoreFailures = late(async () => (await import('./store-failures.tsx')).default);

export { ordersHandle } from './order-queries.ts';

/** Orders of every selling channel. */
export function OrdersPage() {
  const { t } = useTranslation('orders');
  const host = useHost();
  useOrderRefresh();
  const failing = useFailingStores();
  const importOrders = (variant: 'primary' | 'secondary') => (
    <Button
      variant={variant}
      icon={<FileUp aria-hidden="true" />}
      // The wizard belongs to the shell: it serves every list of the workspace (spec §2).
      onClick={() => host.bus.emit('import:open', { kind: 'order' })}
    >
      {t('orders.import')}
    </Button>
  );
  return (
    <ListPage
      list={useOrderList(
        undefined,
        <>
          {importOrders('secondary')}
          <Button variant="ghost" render={<Link to="/home">{t('orders.getStarted')}</Link>} />
        </>,
      )}
      actions={
        <>
          <Button
            icon={<Plus aria-hidden="true" />}
            render={<Link to="/orders/new">{t('orders.new')}</Link>}
          />
          {importOrders('primary')}
        </>
      }
    >
      {failing.length > 0 ? <StoreFailures failing={failing} /> : null}
      <TodayStrip />
    </ListPage>
  );
}

/** Purchase orders of retailers that the user supplies (spec §2, Vendor Order). */
export function VendorOrdersPage() {
  useOrderRefresh();
  return <ListPage list={useOrderList('VENDOR')} />;
}
