import { ApiError } from '@lading/api-client/api-error';
import { areLetterKeysOn } from '@lading/bridge/letter-keys';
import { errorCode } from '@lading/contracts/core';
import { Breadcrumb } from '@lading/ui/breadcrumb';
import { Button } from '@lading/ui/button';
import { EmptyState } from '@lading/ui/empty-state';
import { IconButton } from '@lading/ui/icon-button';
import { PageHeader } from '@lading/ui/page-header';
import type { UseQueryResult } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, PackageX } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { FailureState } from '../components/failure-state.tsx';
import { Page } from '../components/page.tsx';
import { keepsKey } from '../list/use-list-keys.ts';
import { keepListSearch } from '../list/list-trail.ts';
import type { DetailStep, DetailSteps } from './use-detail-steps.ts';

export interface DetailPageProps<Data> {
  query: Pick<UseQueryResult<Data | null>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** The name of the item once it is loaded: "Order JP10637". */
  title: (data: Data) => string;
  description?: (data: Data) => ReactNode;
  /** Its name in the breadcrumb. */
  name: (data: Data) => string;
  /** The list that it belongs to. `link`: a link to a list of another sub-application; by default one to `path`. */
  list: { id: string; title: string; path: string; crumbs: string; link?: ReactElement };
  steps?: DetailSteps;
  status?: (data: Data) => ReactNode;
  /** The currently available actions. */
  acts?: (data: Data) => ReactNode;
  /** A line below the header: the origin of the item. */
  source?: (data: Data) => ReactNode;
  /** The sections, one below the other. */
  sections: (data: Data) => ReactNode;
  /** Facts next to the sections; below them when there is no room. */
  side?: (data: Data) => ReactNode;
  waiting: ReactNode;
  failedTitle: string;
  missing: { title: string; hint: string; toList: string };
}

/** Waits for its own texts: if the whole page waited, its heading would lose focus. */
const Part = ({ children }: { children: ReactNode }) => <Suspense fallback={null}>{children}</Suspense>;

/** The page of one item of a list: its header and status, actions, sections, and links to the neighboring items. */
export function DetailPage<Data>(props: DetailPageProps<Data>) {
  const { query, list, steps, sections, side, failedTitle, missing } = props;
  const { data, error, isFetching, refetch } = query;
  const title = data ? props.title(data) : list.title;
  const back = `${list.path}${steps?.search ?? ''}`;
  const toList = list.link ?? <Link to={back} />;
  const isMissing = error instanceof ApiError && error.code === errorCode.notFound;
  const boxed = (content: ReactNode) => (
    <div className="rounded-lg border border-line bg-surface">{content}</div>
  );
  return (
    <Page title={title} narrow>
      <PageHeader
        above={
          <Breadcrumb
            label={list.crumbs}
            items={[{ label: list.title, link: toList }, ...(data ? [{ label: props.name(data) }] : [])]}
          />
        }
        title={
          data ? (
            <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              {title}
              {props.status?.(data)}
            </span>
          ) : (
            <span className="sr-only">{title}</span>
          )
        }
        {...(data && props.description ? { description: props.description(data) } : {})}
        actions={
          <>
            {data ? <Part>{props.acts?.(data)}</Part> : null}
            {steps?.previous || steps?.next ? <Steps list={list.id} steps={steps} /> : null}
          </>
        }
      />
      {data ? (
        <>
          {props.source?.(data)}
          {side ? (
            <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_320px]">
              <div className="grid min-w-0 gap-4">
                <Part>{sections(data)}</Part>
              </div>
              <div className="grid min-w-0 gap-4">
                <Part>{side(data)}</Part>
              </div>
            </div>
          ) : (
            <Part>{sections(data)}</Part>
          )}
        </>
      ) : isMissing ? (
        boxed(
          <EmptyState
            icon={<PackageX />}
            title={missing.title}
            action={<Button render={toList}>{missing.toList}</Button>}
          >
            {missing.hint}
          </EmptyState>,
        )
      ) : error ? (
        boxed(
          <FailureState
            title={failedTitle}
            fault={error}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />,
        )
      ) : (
        props.waiting
      )}
    </Page>
  );
}

interface NewItemPageProps {
  title: string;
  list: Pick<DetailPageProps<never>['list'], 'title' | 'path' | 'crumbs'>;
  /** The form that creates it. */
  children: ReactNode;
}

/** The page of an item that does not exist yet; its address has {@link newItem} in place of the id. */
export function NewItemPage({ title, list, children }: NewItemPageProps) {
  return (
    <Page title={title} narrow>
      <PageHeader
        above={
          <Breadcrumb
            label={list.crumbs}
            items={[{ label: list.title, link: <Link to={list.path} /> }, { label: title }]}
          />
        }
        title={title}
      />
      {children}
    </Page>
  );
}

/** Last part of the address of an item that does not exist yet. */
export const newItem = 'new';

/** Links to the neighboring rows, by buttons and by J and K. */
function Steps({ list, steps }: { list: string; steps: DetailSteps }) {
  const { t } = useTranslation('commonSubApp');
  const navigate = useNavigate();
  const go = ({ to, search }: DetailStep) => {
    if (search !== undefined) keepListSearch(list, search);
    void navigate(to, { replace: true });
  };
  const take = useEffectEvent((event: KeyboardEvent) => {
    const step = { j: steps.next, k: steps.previous }[event.key.toLowerCase()];
    if (!step || keepsKey(event) || !areLetterKeysOn()) return;
    event.preventDefault();
    go(step);
  });
  useEffect(() => {
    addEventListener('keydown', take);
    return () => removeEventListener('keydown', take);
  }, []);
  return (
    <span className="flex">
      {(
        [
          ['previousOne', steps.previous, ChevronLeft],
          ['nextOne', steps.next, ChevronRight],
        ] as const
      ).map(([name, step, Icon]) => (
        <IconButton
          key={name}
          label={t(`list.${name}`)}
          icon={<Icon aria-hidden="true" />}
          disabled={!step}
          onClick={() => step && go(step)}
        />
      ))}
    </span>
  );
}
