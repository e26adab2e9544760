import { crossdockApi, type CrossdockDetail } from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { NewItemPage, newItem, useDetailSteps } from '@lading/sub-app-kit/detail';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { CrossdockEditor } from './crossdock-editor.tsx';
import { useCrossdockSource } from './crossdock-list.tsx';
import { RequestLines, RequestPage } from './request-page.tsx';
import { CrossdockBadge } from './warehouse-badges.tsx';

const path = '/app/crossdock';
const { submitCrossdock, cancelCrossdock, crossdockDetail } = crossdockApi.calls;

/** One crossdock: written and changed here until it arrives, and followed from then on. */
export function CrossdockPage() {
  const { crossdockId = newItem } = useParams();
  return crossdockId === newItem ? (
    <NewCrossdock />
  ) : (
    <KnownCrossdock key={crossdockId} crossdockId={crossdockId} />
  );
}

function NewCrossdock() {
  const { t } = useTranslation(['warehouseCrossdock', 'warehouse']);
  return (
    <NewItemPage title={t('new')} list={{ title: t('title'), path, crumbs: t('warehouse:crumbs') }}>
      <CrossdockEditor known={null} />
    </NewItemPage>
  );
}

function KnownCrossdock({ crossdockId }: { crossdockId: string }) {
  const { t } = useTranslation(['warehouseCrossdock', 'warehouse']);
  const formats = useFormats();
  const amount = useAmount();
  const api = useApi();
  const send = (call: typeof submitCrossdock | typeof cancelCrossdock) => () =>
    api.call(call, { body: { crossdockId } });
  return (
    <RequestPage
      detail={callQuery(api, crossdockDetail, { params: { crossdockId } })}
      list={{ id: 'crossdock', title: t('title'), path }}
      steps={useDetailSteps(useCrossdockSource(), crossdockId)}
      title={({ crossdockNo }) => t('one', { number: crossdockNo })}
      number={({ crossdockNo }) => crossdockNo}
      status={({ status }) => <CrossdockBadge status={status} />}
      acts={[
        { act: 'cancel', label: t('cancel'), send: send(cancelCrossdock) },
        { act: 'submit', label: t('announce'), isPrimary: true, send: send(submitCrossdock) },
      ]}
      editor={(known) => <CrossdockEditor known={known} />}
      sections={(known) => <Lines known={known} />}
      facts={(known) => [
        { term: t('warehouse:column.warehouse'), detail: known.warehouseName },
        { term: t('warehouse:column.delivery'), detail: t(`warehouse:delivery.${known.delivery}`) },
        { term: t('warehouse:column.tracking'), detail: known.tracking },
        { term: t('warehouse:column.eta'), detail: known.eta },
        { term: t('column.cartons'), detail: formats.number(known.cartons) },
        { term: t('column.received'), detail: formats.number(known.received) },
        { term: t('column.dispatched'), detail: formats.number(known.dispatched) },
        { term: t('column.charged'), detail: amount(known.charged) },
        { term: t('warehouse:column.remark'), detail: known.remark },
      ]}
      failedTitle={t('failed')}
      missing={{ title: t('missing'), hint: t('missingHint'), toList: t('toList') }}
    />
  );
}

function Lines({ known }: { known: CrossdockDetail }) {
  const { t } = useTranslation('warehouseCrossdock');
  return (
    <RequestLines
      title={t('lines')}
      lines={known.lines}
      subject={{
        id: 'destination',
        header: t('column.destination'),
        cell: ({ destination, reference }) => (
          <span className="block min-w-0">
            <span className="block truncate">{destination}</span>
            {reference ? <span className="block truncate text-xs text-ink-muted">{reference}</span> : null}
          </span>
        ),
      }}
      amounts={(['cartons', 'received', 'dispatched'] as const).map((id) => ({
        id,
        header: t(`column.${id}`),
        of: (line: CrossdockDetail['lines'][number]) => line[id],
      }))}
    />
  );
}
