import { ApiError } from '@lading/api-client/api-error';
import { errorCode } from '@lading/contracts/envelope';
import { FailureState } from '@lading/sub-app-kit/components/failure-state';
import { Page } from '@lading/sub-app-kit/components/page';
import { Breadcrumb } from '@lading/ui/breadcrumb';
import { Button } from '@lading/ui/button';
import { EmptyState } from '@lading/ui/empty-state';
import { PageHeader } from '@lading/ui/page-header';
import { PackageX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { OrderDetailSkeleton } from './order-detail-skeleton.tsx';
import { OrderDetails } from './order-details.tsx';
import { useOrder, useOrderRefresh } from './order-queries.ts';
import { OrderStatusBadge } from './order-status-badge.tsx';

/** One order: what was sold, to whom, in which packages and by which service. */
export function OrderPage() {
  const { t } = useTranslation('basics');
  const { orderId = '' } = useParams();
  const { data: order, error, isFetching, refetch } = useOrder(orderId);
  useOrderRefresh();
  const title = order ? t('order.title', { no: order.orderNo }) : t('orders.title');
  const isMissing = error instanceof ApiError && error.code === errorCode.notFound;

  return (
    <Page title={title} narrow>
      <PageHeader
        above={
          <Breadcrumb
            label={t('order.crumbs')}
            items={[
              { label: t('orders.title'), link: <Link to="/orders" /> },
              ...(order ? [{ label: order.orderNo }] : []),
            ]}
          />
        }
        title={
          order ? (
            <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              {title}
              <OrderStatusBadge status={order.orderStatus} />
            </span>
          ) : (
            <span className="sr-only">{title}</span>
          )
        }
      />
      {order ? (
        <OrderDetails order={order} />
      ) : isMissing ? (
        <div className="rounded-lg border border-line bg-surface">
          <EmptyState
            icon={<PackageX />}
            title={t('order.missing')}
            action={<Button render={<Link to="/orders" />}>{t('order.toList')}</Button>}
          >
            {t('order.missingHint')}
          </EmptyState>
        </div>
      ) : error ? (
        <div className="rounded-lg border border-line bg-surface">
          <FailureState
            title={t('order.failed')}
            fault={error}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        </div>
      ) : (
        <OrderDetailSkeleton />
      )}
    </Page>
  );
}
