import { ListPage } from '@lading/sub-app-kit/list';
import { Breadcrumb } from '@lading/ui/breadcrumb';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { BatchBar } from './batch-bar.tsx';
import { useBatchList } from './batch-list.tsx';
import { useBatch } from './batch-queries.ts';

/** Labels of many orders: rated, corrected in place, bought together and printed together (issue "The daily loop"). */
export function BatchPage() {
  const { batchId = '' } = useParams();
  return <Batch key={batchId} batchId={batchId} />;
}

function Batch({ batchId }: { batchId: string }) {
  const { t } = useTranslation('shippingBatch');
  const batch = useBatch(batchId);
  const list = useBatchList(batchId);
  const crumbs = (
    <Breadcrumb
      label={t('crumbs')}
      items={[{ label: t('batches.title'), link: <Link to="/batches" /> }, { label: list.title }]}
    />
  );
  return (
    // A batch may have a thousand rows: the table scrolls by itself and renders only the visible ones.
    <div className="[&_[data-tracks]]:max-h-[max(20rem,calc(100dvh-24rem))]">
      <ListPage list={list} count={null} crumbs={crumbs}>
        {batch.data ? <BatchBar batch={batch.data} /> : null}
      </ListPage>
    </div>
  );
}
