import { returnsApi, type ReturnDetail } from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { NewItemPage, newItem, useDetailSteps } from '@lading/sub-app-kit/detail';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { PhotoCard } from './photo-card.tsx';
import { RequestLines, RequestPage, SkuCell } from './request-page.tsx';
import { ReturnEditor } from './return-editor.tsx';
import { useReturnSource } from './return-list.tsx';
import { ReturnBadge } from './warehouse-badges.tsx';

const path = '/app/return';
const { cancelReturn, returnDetail } = returnsApi.calls;

/** One return: announced and changed here until it arrives, then followed. */
export function ReturnPage() {
  const { returnId = newItem } = useParams();
  return returnId === newItem ? <NewReturn /> : <KnownReturn key={returnId} returnId={returnId} />;
}

function NewReturn() {
  const { t } = useTranslation(['warehouseReturns', 'warehouse']);
  return (
    <NewItemPage title={t('new')} list={{ title: t('title'), path, crumbs: t('warehouse:crumbs') }}>
      <ReturnEditor known={null} />
    </NewItemPage>
  );
}

function KnownReturn({ returnId }: { returnId: string }) {
  const { t } = useTranslation(['warehouseReturns', 'warehouse']);
  const formats = useFormats();
  const api = useApi();
  return (
    <RequestPage
      detail={callQuery(api, returnDetail, { params: { returnId } })}
      list={{ id: 'return', title: t('title'), path }}
      steps={useDetailSteps(useReturnSource(), returnId)}
      title={({ returnNo }) => t('one', { number: returnNo })}
      number={({ returnNo }) => returnNo}
      status={({ status }) => <ReturnBadge status={status} />}
      acts={[
        { act: 'cancel', label: t('cancel'), send: () => api.call(cancelReturn, { body: { returnId } }) },
      ]}
      editor={(known) => <ReturnEditor known={known} />}
      sections={(known) => (
        <>
          <Lines known={known} />
          <PhotoCard subjectKind="return" subjectId={known.returnId} />
        </>
      )}
      facts={(known) => {
        const missing = known.expected - known.inspected;
        return [
          { term: t('warehouse:column.warehouse'), detail: known.warehouseName },
          { term: t('column.reason'), detail: t(`reason.${known.reason}`) },
          { term: t('column.orderNo'), detail: known.orderNo },
          { term: t('warehouse:column.tracking'), detail: known.tracking },
          { term: t('warehouse:column.expected'), detail: formats.number(known.expected) },
          { term: t('column.inspected'), detail: formats.number(known.inspected) },
          {
            term: t('column.missing'),
            detail: known.status === 'COMPLETED' && missing > 0 ? formats.number(missing) : '',
          },
          { term: t('warehouse:column.remark'), detail: known.remark },
        ];
      }}
      failedTitle={t('failed')}
      missing={{ title: t('missing'), hint: t('missingHint'), toList: t('toList') }}
    />
  );
}

function Lines({ known }: { known: ReturnDetail }) {
  const { t } = useTranslation(['warehouseReturns', 'warehouse']);
  return (
    <RequestLines
      title={t('warehouse:products')}
      lines={known.lines}
      subject={{ id: 'sku', header: t('warehouse:column.sku'), cell: (line) => <SkuCell line={line} /> }}
      amounts={[
        { id: 'expected', header: t('warehouse:column.expected'), of: ({ expected }) => expected },
        ...(['restocked', 'damaged', 'disposed'] as const).map((id) => ({
          id,
          header: t(`column.${id}`),
          of: (line: ReturnDetail['lines'][number]) => line[id],
        })),
      ]}
    />
  );
}
