import { floorApi, type FloorReturn } from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { Card } from '@lading/ui/card';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ActButton } from './act-button.tsx';
import { ReturnBadge } from './floor-badges.tsx';
import { FloorDetail, LineCount, LineList, LineName } from './floor-detail.tsx';
import { InspectForm } from './inspect-form.tsx';
import { LastScans } from './last-scans.tsx';
import { PhotoTaker } from './photo-taker.tsx';

/** One return on the bench: it arrives, and each unit is inspected and put away. */
export function ReturnPage() {
  const { t } = useTranslation('warehouseFloor');
  const { returnId = '' } = useParams();
  return (
    <FloorDetail
      detail={callQuery(useApi(), floorApi.calls.returnDetail, { params: { returnId } })}
      list={{ title: t('returns.title'), to: '/returns', back: t('return.back') }}
      title={({ returnNo }) => t('return.title', { number: returnNo })}
      facts={({ clientName, clientRef, reason, orderNo, tracking, remark }) => [
        clientName,
        clientRef,
        t(`reason.${reason}`),
        orderNo,
        tracking,
        remark,
      ]}
      badge={({ status }) => <ReturnBadge status={status} />}
      failedTitle={t('return.failed')}
    >
      {(known) => <Return known={known} />}
    </FloorDetail>
  );
}

function Return({ known }: { known: FloorReturn }) {
  const { t } = useTranslation('warehouseFloor');
  const { returnId, acts } = known;
  return (
    <>
      {acts.includes('arrive') ? (
        <ActButton call="arriveReturn" id={returnId} label={t('return.arrive')} failedTitle={t('notDone')} />
      ) : null}
      {acts.includes('inspect') ? (
        <Card>
          <InspectForm returnId={returnId} />
        </Card>
      ) : null}
      <Lines known={known} />
      <PhotoTaker
        subjectKind="return"
        subjectId={returnId}
        canAdd={acts.includes('inspect') || known.status === 'COMPLETED'}
      />
      <LastScans events={known.timeline} state={known.status} />
      {acts.includes('complete') ? (
        <ActButton
          call="completeReturn"
          id={returnId}
          label={t('return.complete')}
          failedTitle={t('notDone')}
        />
      ) : null}
    </>
  );
}

function Lines({ known }: { known: FloorReturn }) {
  const { t } = useTranslation('warehouseFloor');
  return (
    <LineList title={t('return.lines')} lines={known.lines}>
      {({ skuCode, skuName, expected, restocked, damaged, disposed }) => {
        const places = [
          ['RESTOCK', restocked],
          ['DAMAGED', damaged],
          ['DISPOSE', disposed],
        ] as const;
        return (
          <>
            <LineName name={skuCode} detail={skuName} />
            <LineCount
              count={t('returns.inspected', { inspected: restocked + damaged + disposed, expected })}
              note={places
                .filter(([, units]) => units > 0)
                .map(([place, units]) => `${t(`disposition.${place}`)} ${units}`)
                .join(' · ')}
            />
          </>
        );
      }}
    </LineList>
  );
}
