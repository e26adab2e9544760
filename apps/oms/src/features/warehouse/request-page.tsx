import type { WarehouseEvent } from '@lading/contracts/warehouse';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { DetailPage, Timeline, type DetailSteps } from '@lading/sub-app-kit/detail';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { DataTable } from '@lading/ui/data-table';
import { DescriptionList, type DescriptionListProps } from '@lading/ui/description-list';
import { Skeleton } from '@lading/ui/skeleton';
import { useMutation, useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useWarehouseRefresh, useWarehouseReload } from './warehouse-queries.ts';

/** The common fields of a client's requests. */
interface WarehouseRequest {
  clientRef: string;
  warehouseName?: string | null | undefined;
  acts: readonly string[];
  timeline: readonly WarehouseEvent[];
}

/** The client's actions on a request, if its state allows them. */
interface RequestAct<Request> {
  act: string;
  label: string;
  isPrimary?: boolean;
  /** Returns the changed request. */
  send: () => Promise<Request>;
}

interface RequestPageProps<Request extends WarehouseRequest> {
  /** The query of the request. */
  detail: UseQueryOptions<Request | null>;
  list: { id: string; title: string; path: string };
  steps: DetailSteps;
  title: (request: Request) => string;
  number: (request: Request) => string;
  status: (request: Request) => ReactNode;
  acts: readonly RequestAct<Request>[];
  /** Messages about its state, above the sections. */
  notes?: (request: Request) => ReactNode;
  /** The form to change it, shown instead of its sections and facts while that is possible. */
  editor?: (request: Request) => ReactNode;
  sections: (request: Request) => ReactNode;
  /** Those without a detail are omitted. */
  facts: (request: Request) => DescriptionListProps['items'];
  /** Between the facts and the timeline. */
  side?: (request: Request) => ReactNode;
  failedTitle: string;
  missing: { title: string; hint: string; toList: string };
}

/** The page of one request to a warehouse: edited here while that is possible, then followed. */
export function RequestPage<Request extends WarehouseRequest>(props: RequestPageProps<Request>) {
  const { detail, list, acts, notes, editor, sections, facts, side, number, ...same } = props;
  const { t } = useTranslation('warehouse');
  useWarehouseRefresh();
  const client = useQueryClient();
  const reload = useWarehouseReload();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: ({ send }: RequestAct<Request>) => send(),
    onSuccess: (saved) => client.setQueryData(detail.queryKey, saved),
    onSettled: reload,
  });
  const failure = error ? <FailureBanner title={t('notDone')} fault={error} /> : null;
  const editorOf = (request: Request) => (request.acts.includes('edit') ? editor?.(request) : undefined);
  return (
    <DetailPage
      {...same}
      query={useQuery(detail)}
      name={number}
      description={({ clientRef, warehouseName }) => [clientRef, warehouseName].filter(Boolean).join(' · ')}
      list={{ ...list, crumbs: t('crumbs') }}
      acts={(request) =>
        acts
          .filter(({ act }) => request.acts.includes(act))
          .map((one) => (
            <Button
              key={one.act}
              variant={one.isPrimary ? 'primary' : 'secondary'}
              loading={isPending && variables?.act === one.act}
              onClick={() => mutate(one)}
            >
              {one.label}
            </Button>
          ))
      }
      source={(request) =>
        notes ? (
          <div className="mb-4 grid gap-3 empty:hidden">
            {failure}
            {notes(request)}
          </div>
        ) : (
          failure
        )
      }
      sections={(request) => editorOf(request) ?? sections(request)}
      side={(request) => (
        <>
          {editorOf(request) ? null : (
            <Card title={t('facts')}>
              <DescriptionList items={facts(request).filter((fact) => Boolean(fact.detail))} />
            </Card>
          )}
          {side?.(request)}
          <RequestTimeline events={request.timeline} />
        </>
      )}
      waiting={<Skeleton className="h-60 w-full" />}
    />
  );
}

/** The history of a request; undone events stay and are marked. */
function RequestTimeline({ events }: { events: readonly WarehouseEvent[] }) {
  const { t } = useTranslation('warehouse');
  return (
    <Timeline
      title={t('timeline')}
      entries={events.map((event) => ({
        time: event.time,
        what: [
          t(`event.${event.kind}`),
          event.quantity
            ? t(event.kind.startsWith('crossdock.') ? 'cartons' : 'units', { count: event.quantity })
            : '',
          event.damaged ? t('damagedUnits', { count: event.damaged }) : '',
          event.disposition ? t(`disposition.${event.disposition}`) : '',
          event.skuCode,
          event.binCode,
          event.note,
          event.isReversed ? t('undone') : '',
        ]
          .filter(Boolean)
          .join(' · '),
      }))}
    />
  );
}

interface RequestLinesProps<Line> {
  title: string;
  lines: readonly Line[];
  /** The subject of a line. */
  subject: { id: string; header: string; cell: (line: Line) => ReactNode };
  /** Facts between the subject and the amounts. */
  facts?: readonly { id: string; header: string; cell: (line: Line) => ReactNode }[];
  amounts: readonly { id: string; header: string; of: (line: Line) => number }[];
}

/** The lines of a request, with requested and completed quantities. */
export function RequestLines<Line extends { lineId: string }>({
  title,
  lines,
  subject,
  facts = [],
  amounts,
}: RequestLinesProps<Line>) {
  const formats = useFormats();
  return (
    <Card title={title} flush>
      <DataTable
        label={title}
        rows={lines}
        rowId={({ lineId }) => lineId}
        empty={null}
        columns={[
          { ...subject, share: 40, width: 140 },
          ...facts,
          ...amounts.map(({ id, header, of }) => ({
            id,
            header,
            numeric: true,
            cell: (line: Line) => formats.number(of(line)),
          })),
        ]}
      />
    </Card>
  );
}

interface GoodsOfLine {
  productId: string;
  skuCode: string;
  skuName: string;
}

/** The product of a line, linked to its stock. */
export function SkuCell({ line, note }: { line: GoodsOfLine; note?: string | undefined }) {
  return (
    <span className="block min-w-0">
      <Link to={`/app/inventory/${line.productId}`} className="block truncate text-link">
        {line.skuCode}
      </Link>
      <span className="block truncate text-xs text-ink-faint">{line.skuName}</span>
      {note ? <span className="block truncate text-xs text-ink-muted">{note}</span> : null}
    </span>
  );
}
