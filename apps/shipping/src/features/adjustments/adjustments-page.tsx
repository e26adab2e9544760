import { ListPage } from '@lading/sub-app-kit/list';
import { Breadcrumb } from '@lading/ui/breadcrumb';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAdjustmentList } from './adjustment-list.tsx';

/** What carriers charged afterwards, reached from Postage. */
export function AdjustmentsPage() {
  const { t } = useTranslation(['shippingAdjustments', 'funds']);
  const list = useAdjustmentList();
  const crumbs = (
    <Breadcrumb
      label={t('funds:crumbs')}
      items={[{ label: t('funds:title'), link: <Link to="/postage" /> }, { label: list.title }]}
    />
  );
  return <ListPage list={list} crumbs={crumbs} />;
}
