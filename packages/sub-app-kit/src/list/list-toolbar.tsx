import { Button } from '@lading/ui/button';
import { IconButton } from '@lading/ui/icon-button';
import { late } from '@lading/ui/late';
import { Popover } from '@lading/ui/popover';
import { SearchField } from '@lading/ui/search-field';
import { useIsPhone } from '@lading/ui/use-media-query';
import { Bookmark, Columns3Cog } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListAddress, ListChange } from './list-address-rules.ts';
import type { ListDefinition } from './list-definition.ts';
import { ListFilters } from './list-filters.tsx';
import type { ListLayout } from './list-layout-rules.ts';
import { useListPlace } from './list-place.ts';

const ArrangePanel = late(async () => (await import('./arrange-panel.tsx')).ArrangePanel);
const ViewsPanel = late(async () => (await import('./views-panel.tsx')).ViewsPanel);

export interface ListToolbarProps<Row, Field extends string, Filters extends Record<string, string>> {
  list: ListDefinition<Row, Field, Filters>;
  address: ListAddress<Field, Filters>;
  onChange: (change: ListChange<Field, Filters>) => void;
  layout: ListLayout;
  onLayout: (layout: ListLayout) => void;
  /** How often search and filters were cleared; each time the search field begins anew, without what was still to be sent. */
  clearings: number;
}

/** Search, filters and layout of a list. */
export function ListToolbar<Row, Field extends string, Filters extends Record<string, string>>({
  list,
  address,
  onChange,
  layout,
  onLayout,
  clearings,
}: ListToolbarProps<Row, Field, Filters>) {
  const { t } = useTranslation('commonSubApp');
  const { hasViews } = useListPlace();
  // On a phone the filters would fill the page: there they are behind a button.
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const Filters = list.filterBar ?? ListFilters;
  const set = list.filters?.filter(
    (filter) => address.filters[filter.kind === 'days' ? filter.from : filter.name],
  ).length;
  return (
    <div className="flex flex-wrap items-end gap-2 py-3 print:hidden">
      <div data-list-search="" className="flex min-w-48 flex-[0_1_22rem] max-sm:flex-[1_0_100%]">
        <SearchField
          key={clearings}
          label={list.search.label}
          placeholder={list.search.placeholder}
          clearLabel={t('list.clearSearch')}
          value={address.search}
          onSearch={(search) => onChange({ search })}
          className="w-full"
        />
      </div>
      {list.filters ? (
        <>
          {isPhone ? (
            <Button className="w-full" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {t('list.filters')}
              {set ? ` · ${set}` : null}
            </Button>
          ) : null}
          <div className="contents [&[hidden]]:hidden" hidden={isPhone && !isOpen}>
            <Filters
              filters={list.filters}
              values={address.filters}
              onChange={(filters) =>
                onChange({ filters: filters as NonNullable<ListChange<Field, Filters>['filters']> })
              }
            />
          </div>
        </>
      ) : null}
      <span className="ml-auto flex gap-1 max-sm:hidden">
        {hasViews ? (
          <Popover
            flush
            width={340}
            align="end"
            label={t('list.views')}
            trigger={<IconButton label={t('list.views')} icon={<Bookmark aria-hidden="true" />} />}
          >
            {(close) => (
              <ViewsPanel
                list={list.id}
                layout={layout}
                onLayout={onLayout}
                onClose={close}
                onMissing={close}
              />
            )}
          </Popover>
        ) : null}
        <Popover
          flush
          width={340}
          align="end"
          label={t('list.arrange')}
          trigger={<IconButton label={t('list.arrange')} icon={<Columns3Cog aria-hidden="true" />} />}
        >
          {(close) => (
            <ArrangePanel columns={list.columns} layout={layout} onLayout={onLayout} onMissing={close} />
          )}
        </Popover>
      </span>
    </div>
  );
}
