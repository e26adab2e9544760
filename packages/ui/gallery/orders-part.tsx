import { Copy, MoreHorizontal, Plus, Printer, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../src/button.tsx';
import { ChannelIcon } from '../src/channel-icon.tsx';
import { DataTable, type TableSort } from '../src/data-table.tsx';
import { IconButton } from '../src/icon-button.tsx';
import { Menu } from '../src/menu.tsx';
import { PageHeader } from '../src/page-header.tsx';
import { Pagination } from '../src/pagination.tsx';
import { SearchField } from '../src/search-field.tsx';
import { SegmentedControl } from '../src/segmented-control.tsx';
import { StatusBadge, type Status } from '../src/status-badge.tsx';
import { Tabs } from '../src/tabs.tsx';
import type { Words } from './words.ts';

const names = [
  'Dana Whitfield',
  '林晓梅',
  'Marcus Ode',
  'Priya Raman',
  '陈志强',
  'Elena Sorokina',
  'Tomás Rivera',
  'Hana Kobayashi',
];
const services = ['UPS Ground', 'USPS Ground Advantage', 'FedEx Home Delivery', 'UPS Ground Saver'];

export function OrdersPart({ w }: { w: Words }) {
  const [sort, setSort] = useState<TableSort | null>({ columnId: 'created', direction: 'descending' });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['WH-20417']));
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(50);
  const [tab, setTab] = useState('all');
  const [when, setWhen] = useState<'today' | 'all'>('today');
  const [search, setSearch] = useState('');
  const states: [Status, string][] = [
    ['success', w.shipped],
    ['progress', w.progress],
    ['warning', w.hold],
    ['waiting', w.waiting],
    ['danger', w.failed],
    ['info', w.isNew],
  ];
  const rows = names.map((name, index) => ({
    id: `WH-${20418 - index}`,
    store: [1, 4, 20, 11, 7, 2, 5, 6][index] ?? 0,
    name,
    service: services[index % services.length] ?? '',
    weight: (index * 1.37 + 0.45).toFixed(2),
    created: `2026-11-20 1${index}:0${index}:22`,
    state: states[index % states.length] ?? (['info', w.isNew] as const),
  }));
  return (
    <section>
      <PageHeader
        title={w.orders}
        count="1,204"
        actions={
          <>
            <Button icon={<RefreshCw />}>{w.refresh}</Button>
            <Button variant="primary" icon={<Plus />}>
              {w.import}
            </Button>
          </>
        }
      />
      <Tabs
        label={w.status}
        value={tab}
        onValueChange={setTab}
        items={[
          { value: 'all', label: w.all, count: '1,204' },
          { value: 'waiting', label: w.waiting, count: 38 },
          { value: 'shipped', label: w.shipped, count: '1,160' },
          { value: 'failed', label: w.failed, count: 6 },
        ]}
      >
        <div className="flex flex-wrap items-center gap-2 py-3">
          <SearchField
            label={w.search}
            placeholder={w.search}
            value={search}
            onSearch={setSearch}
            clearLabel="Clear"
            className="w-80 max-sm:w-full"
          />
          <SegmentedControl
            label={w.created}
            value={when}
            onValueChange={setWhen}
            items={[
              { value: 'today', label: w.today },
              { value: 'all', label: w.all },
            ]}
          />
        </div>
        <DataTable
          label={w.orders}
          rows={rows}
          rowId={(row) => row.id}
          sort={sort}
          onSortChange={setSort}
          sortLabel={w.sort}
          empty={null}
          rowLink={(row) => <a href={`#${row.id}`}>{row.id}</a>}
          actionsLabel={w.more}
          rowActions={(row) => (
            <>
              <IconButton size="small" label={`${w.print} ${row.id}`} icon={<Printer />} />
              <Menu
                trigger={<IconButton size="small" label={`${w.more} ${row.id}`} icon={<MoreHorizontal />} />}
                items={[
                  { label: w.print, icon: <Printer />, detail: 'P' },
                  { label: w.duplicate, icon: <Copy /> },
                  'separator',
                  { label: w.voidLabel, icon: <Trash2 />, danger: true },
                ]}
              />
            </>
          )}
          selection={{
            selected,
            onChange: setSelected,
            allLabel: w.all,
            rowLabel: (id) => `${w.order} ${id}`,
          }}
          columns={[
            { id: 'order', header: w.order, sortable: true, cell: (row) => row.id },
            {
              id: 'store',
              header: w.store,
              cell: (row) => (
                <span className="inline-flex items-center gap-2">
                  <ChannelIcon code={row.store} size="small" />
                  Northwind US
                </span>
              ),
            },
            { id: 'name', header: w.recipient, sortable: true, cell: (row) => row.name },
            { id: 'service', header: w.service, cell: (row) => row.service },
            {
              id: 'weight',
              header: `${w.weight} (lb)`,
              numeric: true,
              sortable: true,
              cell: (row) => row.weight,
            },
            { id: 'created', header: w.created, sortable: true, cell: (row) => <time>{row.created}</time> },
            {
              id: 'status',
              header: w.status,
              cell: (row) => <StatusBadge status={row.state[0]}>{row.state[1]}</StatusBadge>,
            },
          ]}
          footer={
            <Pagination
              page={page}
              pageSize={size}
              total={1204}
              onPageChange={setPage}
              onPageSizeChange={setSize}
              labels={{
                label: w.rows,
                range: (first, last, total) => `${first}–${last} / ${total.toLocaleString('en')}`,
                first: 'First page',
                previous: 'Previous page',
                next: 'Next page',
                last: 'Last page',
                pageSize: w.rows,
              }}
            />
          }
        />
      </Tabs>
    </section>
  );
}
