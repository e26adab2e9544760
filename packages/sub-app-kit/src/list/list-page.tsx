import { ApiError } from '@lading/api-client/api-error';
import { errorCode } from '@lading/contracts/core';
import { useHost, useHostState } from '@lading/bridge/react';
import { PageHeader } from '@lading/ui/page-header';
import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigationType } from 'react-router';
import { useQuery } from '@tanstack/react-query';
import { ExportMenu } from '../components/export-menu.tsx';
import { Page } from '../components/page.tsx';
import { useFormats } from '../use-formats.ts';
import { readListAddress } from './list-address-rules.ts';
import type { ListDefinition } from './list-definition.ts';
import { ListPlaceContext, type ListPlace } from './list-place.ts';
import { ListView } from './list-view.tsx';
import { keepListSearch } from './list-trail.ts';
import { useKeptScroll } from './use-kept-scroll.ts';
import { useNewestParams } from './use-newest-params.ts';

/** Provides a list with its sub-application: the router's address, the person, and notices. */
function useSubAppPlace(hasViews = true): ListPlace {
  const { bus } = useHost();
  const person = useHostState(({ user }) => user?.user.userId ?? '');
  const [params, setParams] = useNewestParams();
  return useMemo(
    () => ({
      person,
      params,
      setParams,
      link: (to) => <Link to={to} preventScrollReset={to.startsWith('?')} />,
      notify: (notice) => bus.emit('notice:show', notice),
      hasViews,
    }),
    [person, params, setParams, bus, hasViews],
  );
}

/** A list as part of another page. */
export function ListSection<Row, Field extends string, Filters extends Record<string, string>>({
  list,
}: {
  list: ListDefinition<Row, Field, Filters>;
}) {
  return (
    <ListPlaceContext value={useSubAppPlace(false)}>
      <ListView list={list} />
    </ListPlaceContext>
  );
}

export interface ListPageProps<Row, Field extends string, Filters extends Record<string, string>> {
  list: ListDefinition<Row, Field, Filters>;
  /** Next to the export. */
  actions?: ReactNode;
  /** Replaces the number of rows. */
  count?: ReactNode;
  /** Above the title, usually `<Breadcrumb />`. */
  crumbs?: ReactNode;
  /** Between the page header and the list. */
  children?: ReactNode;
}

/** The page of a list in a sub-application: its name, number of rows, actions, and the list. */
export function ListPage<Row, Field extends string, Filters extends Record<string, string>>({
  list,
  actions,
  count,
  crumbs,
  children,
}: ListPageProps<Row, Field, Filters>) {
  const { t } = useTranslation('commonSubApp');
  const formats = useFormats();
  const place = useSubAppPlace();
  const { key, search } = useLocation();
  const address = useMemo(() => readListAddress(place.params, list.address), [place.params, list.address]);
  const { data, error } = useQuery({ ...list.page(address), enabled: false });
  const step: string = useNavigationType();
  const inside = useKeptScroll(key, step === 'POP', data != null);
  useLayoutEffect(() => keepListSearch(list.id, search), [list.id, search]);
  const isForbidden =
    list.forbidden !== undefined && error instanceof ApiError && error.code === errorCode.forbidden;
  const total = formats.number(data?.total);
  return (
    <Page title={list.title}>
      <div ref={inside}>
        <PageHeader
          title={list.title}
          above={crumbs}
          count={
            count === undefined ? (data?.totalExact === false ? t('list.over', { total }) : total) : count
          }
          actions={
            isForbidden ? null : (
              <>
                {list.export ? (
                  <ExportMenu isEmpty={data?.total === 0} start={(format) => list.export!(address, format)} />
                ) : null}
                {actions}
              </>
            )
          }
        />
        {children}
        {isForbidden ? (
          <div className="rounded-lg border border-line bg-surface">{list.forbidden}</div>
        ) : (
          <ListPlaceContext value={place}>
            <ListView list={list} />
          </ListPlaceContext>
        )}
      </div>
    </Page>
  );
}
