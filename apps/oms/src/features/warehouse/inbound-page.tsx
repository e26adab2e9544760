import { inboundApi, type InboundDetail } from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { NewItemPage, newItem, useDetailSteps } from '@lading/sub-app-kit/detail';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { DiscrepancyCard } from './discrepancy-card.tsx';
import { InboundEditor } from './inbound-editor.tsx';
import { useInboundSource } from './inbound-list.tsx';
import { PhotoCard } from './photo-card.tsx';
import { RequestLines, RequestPage, SkuCell } from './request-page.tsx';
import { InboundBadge } from './warehouse-badges.tsx';

const path = '/app/inbound';
const { submitInbound, cancelInbound, inboundDetail } = inboundApi.calls;

/** One inbound: a draft is written here, and what was announced is followed. */
export function InboundPage() {
  const { inboundId = newItem } = useParams();
  return inboundId === newItem ? <NewInbound /> : <KnownInbound key={inboundId} inboundId={inboundId} />;
}

function NewInbound() {
  const { t } = useTranslation('warehouse');
  return (
    <NewItemPage
      title={t('inbound.newTitle')}
      list={{ title: t('inbound.title'), path, crumbs: t('crumbs') }}
    >
      <InboundEditor known={null} />
    </NewItemPage>
  );
}

function KnownInbound({ inboundId }: { inboundId: string }) {
  const { t } = useTranslation('warehouse');
  const formats = useFormats();
  const api = useApi();
  const send = (call: typeof submitInbound | typeof cancelInbound) => () =>
    api.call(call, { body: { inboundId } });
  return (
    <RequestPage
      detail={callQuery(api, inboundDetail, { params: { inboundId } })}
      list={{ id: 'inbound', title: t('inbound.title'), path }}
      steps={useDetailSteps(useInboundSource(), inboundId)}
      title={({ inboundNo }) => t('inbound.one', { number: inboundNo })}
      number={({ inboundNo }) => inboundNo}
      status={({ status }) => <InboundBadge status={status} />}
      acts={[
        { act: 'cancel', label: t('inbound.cancel'), send: send(cancelInbound) },
        { act: 'submit', label: t('inbound.submit'), isPrimary: true, send: send(submitInbound) },
      ]}
      editor={(known) => <InboundEditor known={known} />}
      sections={(known) => (
        <>
          <Lines known={known} />
          <PhotoCard subjectKind="inbound" subjectId={known.inboundId} />
          {known.status === 'CLOSED' ? <DiscrepancyCard inboundId={known.inboundId} /> : null}
        </>
      )}
      facts={(known) => {
        const short = known.expected - known.received;
        return [
          { term: t('column.warehouse'), detail: known.warehouseName },
          { term: t('column.delivery'), detail: t(`delivery.${known.delivery}`) },
          { term: t('column.eta'), detail: known.eta },
          { term: t('column.tracking'), detail: known.tracking },
          { term: t('column.container'), detail: known.containerNo },
          { term: t('column.expected'), detail: formats.number(known.expected) },
          { term: t('column.received'), detail: formats.number(known.received) },
          { term: t('column.stowed'), detail: formats.number(known.stowed) },
          {
            term: t('column.short'),
            detail: known.status === 'CLOSED' && short > 0 ? formats.number(short) : '',
          },
          { term: t('column.remark'), detail: known.remark },
        ];
      }}
      failedTitle={t('inbound.failed')}
      missing={{ title: t('inbound.missing'), hint: t('inbound.missingHint'), toList: t('inbound.toList') }}
    />
  );
}

function Lines({ known }: { known: InboundDetail }) {
  const { t } = useTranslation('warehouse');
  return (
    <RequestLines
      title={t('products')}
      lines={known.lines}
      subject={{ id: 'sku', header: t('column.sku'), cell: (line) => <SkuCell line={line} /> }}
      amounts={[
        { id: 'expected', header: t('column.expected'), of: ({ expected }) => expected },
        { id: 'good', header: t('column.good'), of: ({ countedGood }) => countedGood },
        { id: 'damaged', header: t('column.damaged'), of: ({ countedDamaged }) => countedDamaged },
        { id: 'stowed', header: t('column.stowed'), of: ({ stowed }) => stowed },
      ]}
    />
  );
}
