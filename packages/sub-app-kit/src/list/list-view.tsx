import { Button } from '@lading/ui/button';
import { EmptyState } from '@lading/ui/empty-state';
import { IconButton } from '@lading/ui/icon-button';
import { late, type LateProps } from '@lading/ui/late';
import { ListTable, type RowNote } from '@lading/ui/list-table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Eye, SearchX } from 'lucide-react';
import { useCallback, useMemo, useRef, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureState } from '../components/failure-state.tsx';
import { peekName, type ListChange, type SortOf } from './list-address-rules.ts';
import type { ListDefinition, SelectionBarProps } from './list-definition.ts';
import { CountedTabs } from './counted-tabs.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { ListHits, ListPagination } from './list-pagination.tsx';
import { laidOutColumns } from './list-layout-rules.ts';
import { useListPlace } from './list-place.ts';
import { useListSelection } from './list-selection.ts';
import { useFollowedRow } from './use-followed-row.ts';
import { useListAddress } from './use-list-address.ts';
import { stopOf, useListKeys } from './use-list-keys.ts';
import { useLastPage } from './use-last-page.ts';
import { useListLayout } from './use-list-layout.ts';

const PeekPanel = late(async () => (await import('./peek-panel.tsx')).PeekPanel);
const SelectionBar = late(async () => (await import('./selection-bar.tsx')).SelectionBar);

const noRows: readonly never[] = [];
const noNotes: ReadonlyMap<string, RowNote> = new Map();

export interface ListViewProps<Row, Field extends string, Filters extends Record<string, string>> {
  list: ListDefinition<Row, Field, Filters>;
}

/** A list from its definition, with every state it can be in: loading, failed, empty, no matches, rows, selection, preview. */
export function ListView<Row, Field extends string, Filters extends Record<string, string>>({
  list,
}: ListViewProps<Row, Field, Filters>) {
  const { t } = useTranslation('commonSubApp');
  const place = useListPlace();
  const [address, onChange] = useListAddress(list.address);
  const query = useQuery({ ...list.page(address), placeholderData: keepPreviousData });
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  const [layout, setLayout] = useListLayout(place.person, list.id);
  const columns = useMemo(() => laidOutColumns(list.columns, layout), [list.columns, layout]);
  const frame = useRef<HTMLDivElement>(null);

  const rows = data?.records ?? noRows;
  const { rowId, rowName, rowLink, peek } = list;
  const shown = useMemo(() => new Map(rows.map((row) => [rowId(row), row])), [rows, rowId]);
  const scope = JSON.stringify([address.search, address.filters]);
  const { selection, selected, ...choose } = useListSelection(scope, shown, list.isWhole);
  const Bar =
    list.selectionBar ?? (SelectionBar as unknown as ComponentType<SelectionBarProps<Row> & LateProps>);
  const [notes, setNotes] = useState(noNotes);
  const hasActs = Boolean(list.selectionBar ?? list.acts?.length);

  const filterNames = Object.keys(address.filters) as (keyof Filters & string)[];
  const isNarrowed = address.search !== '' || filterNames.length > 0;
  const isExact = data?.totalExact !== false;
  const isPaged = !list.isWhole && !isPlaceholderData;
  const isBeyondEnd = useLastPage({ reply: isPaged ? data : null, error, address }, onChange);

  const { params, setParams } = place;
  const peekId = params.get(peekName);
  const setPeek = useCallback(
    (id: string | null, isStep = false) =>
      setParams((now) => {
        const next = new URLSearchParams(now);
        if (id === null) next.delete(peekName);
        else next.set(peekName, id);
        return next;
      }, isStep),
    [setParams],
  );
  const peeked = peek && peekId !== null ? shown.get(peekId) : undefined;
  const followRow = useFollowedRow(peeked ? peekId : null, setPeek);
  const own = peeked && peek?.link?.(peeked);
  const further = own?.to ?? (peeked && list.rowLink?.(peeked));
  useListKeys(frame, {
    onPeek: peek ? (id) => setPeek(id === peekId ? null : id) : undefined,
    onEscape() {
      if (peeked) setPeek(null);
      else if (selected.size > 0) choose.clear();
      else return false;
      return true;
    },
  });

  const [field = '', direction] = address.sort.split(':');
  const [clearings, setClearings] = useState(0);
  const clear = (): void => {
    setClearings((now) => now + 1);
    const none = Object.fromEntries(filterNames.map((name) => [name, null]));
    onChange({ search: '', filters: none as Narrowing });
  };
  type Narrowing = NonNullable<ListChange<Field, Filters>['filters']>;
  const narrow = (filters: Record<string, string | null>) => onChange({ filters: filters as Narrowing });
  const addressOfPeek = (row: Row): string => {
    const next = new URLSearchParams(params);
    next.set(peekName, rowId(row));
    return `?${next.toString()}`;
  };
  const linkOf = rowLink
    ? (row: Row) => place.link(rowLink(row))
    : peek
      ? (row: Row) => place.link(addressOfPeek(row))
      : undefined;

  const { tabs } = list;
  const toolbar = { list, address, onChange, layout, onLayout: setLayout, clearings };
  const body = (
    <>
      <ListHits reply={isNarrowed && data && !isPlaceholderData ? data : null} />
      <ListToolbar {...toolbar} />
      <ListTable
        label={list.label}
        columns={columns}
        rows={rows}
        rowId={rowId}
        loading={(isFetching && (data == null || isPlaceholderData)) || isBeyondEnd}
        isCompact={layout.isCompact ?? false}
        isWindowed={list.isWhole ?? false}
        empty={
          isNarrowed ? (
            <EmptyState
              icon={<SearchX />}
              title={t('list.noMatch')}
              action={<Button onClick={clear}>{t('list.clearFilters')}</Button>}
            >
              {t('list.noMatchHint')}
            </EmptyState>
          ) : (
            list.empty
          )
        }
        sort={{ columnId: field, direction: direction === 'asc' ? 'ascending' : 'descending' }}
        onSortChange={({ columnId, direction: next }) =>
          onChange({ sort: `${columnId}:${next === 'ascending' ? 'asc' : 'desc'}` as SortOf<Field> })
        }
        sortLabel={t('list.sortBy')}
        onWidthChange={(id, width) => setLayout({ ...layout, widths: { ...layout.widths, [id]: width } })}
        activeId={peeked ? peekId : null}
        notes={notes}
        actionsLabel={list.rowActions?.label ?? t('list.acts')}
        {...(linkOf && { rowLink: linkOf })}
        {...(list.rowActions && {
          rowActions: list.rowActions.buttons,
          actionsWidth: list.rowActions.width,
        })}
        {...(peek &&
          rowLink && {
            hoverActions: (row: Row) => (
              <IconButton
                size="small"
                tooltip={false}
                label={t('list.peek', { name: rowName(row) })}
                icon={<Eye aria-hidden="true" />}
                onClick={() => setPeek(rowId(row))}
              />
            ),
          })}
        {...(hasActs && {
          selection: {
            selected,
            toggle: choose.toggle,
            togglePage: choose.togglePage,
            allLabel: t('list.chooseAll'),
            rowLabel: (id) => t('list.choose', { name: rowName(shown.get(id)!) }),
          },
        })}
        {...(list.totals && data && rows.length > 0
          ? { totals: { label: t('list.pageTotals'), cells: list.totals(rows) } }
          : {})}
        {...(error && data == null && !isBeyondEnd
          ? {
              error: (
                <FailureState
                  title={list.failedTitle}
                  fault={error}
                  onRetry={() => void refetch()}
                  retrying={isFetching}
                />
              ),
            }
          : {})}
        {...(data && data.total > 0 && !list.isWhole
          ? { footer: <ListPagination reply={data} address={address} onChange={onChange} /> }
          : {})}
      />
      {hasActs && (selected.size > 0 || notes.size > 0) ? (
        <Bar
          list={list}
          selection={selection}
          choose={choose}
          notes={notes}
          acts={list.acts ?? []}
          ask={(page, pageSize) => {
            const { after: _begin, ...rest } = address;
            return list.page({ ...rest, page, pageSize });
          }}
          onNotes={setNotes}
          onExport={
            list.export && list.exportChosen
              ? (format, ids) =>
                  ids ? list.exportChosen!(address, format, ids) : list.export!(address, format)
              : undefined
          }
          total={data?.total ?? 0}
          isExact={isExact}
        />
      ) : null}
      {peek && peeked ? (
        <PeekPanel
          title={peek.title(peeked)}
          link={further ? place.link(further) : undefined}
          linkLabel={own?.label}
          onClose={() => setPeek(null)}
          returnTo={() => stopOf(frame.current?.querySelector(`[data-row="${CSS.escape(peekId ?? '')}"]`))}
        >
          {peek.body(peeked)}
        </PeekPanel>
      ) : null}
    </>
  );

  return (
    <div
      ref={frame}
      className={list.isWhole ? 'flex min-h-0 flex-1 flex-col' : undefined}
      onFocus={followRow}
    >
      {tabs ? (
        <CountedTabs
          tabs={tabs}
          query={tabs.counts?.(address)}
          value={address.filters[tabs.name] ?? 'ALL'}
          onValueChange={(value) => narrow({ [tabs.name]: value === 'ALL' ? null : value })}
        >
          {body}
        </CountedTabs>
      ) : (
        body
      )}
    </div>
  );
}
