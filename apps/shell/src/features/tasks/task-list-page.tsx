import { ApiError } from '@lading/api-client/api-error';
import { Button } from '@lading/ui/button';
import { EmptyState } from '@lading/ui/empty-state';
import { ErrorState } from '@lading/ui/error-state';
import { PageHeader } from '@lading/ui/page-header';
import { Skeleton } from '@lading/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { FileStack, SearchX } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { systemClock } from '../../platform/clock.ts';
import { filterTasks, isNarrowed, noFilter } from './task-filter-rules.ts';
import { TaskFilters } from './task-filters.tsx';
import { allTasks } from './task-queries.ts';
import { taskKind } from './task-rules.ts';
import { TaskTable } from './task-table.tsx';
import { useMarkRead } from './use-mark-read.ts';
import { useTaskActions } from './use-task-actions.ts';

const none: never[] = [];

/** Every import and export of the reader on one page (spec §2, `/async-export-list`). */
export function TaskListPage({ onTitle }: { onTitle: (title: string) => void }) {
  const { t } = useTranslation(['tasks', 'common']);
  const { data, error, isFetching, refetch } = useQuery(allTasks);
  const tasks = data?.records ?? none;
  const [filter, setFilter] = useState(noFilter);
  const asked = useDeferredValue(filter);
  const actions = useTaskActions();
  useMarkRead(tasks);
  const title = t('title');
  useEffect(() => onTitle(title), [onTitle, title]);
  const shown = useMemo(
    () =>
      filterTasks(tasks, asked, {
        now: systemClock.now(),
        wordsOf: (task) => `${t(`kind.${taskKind(task)}`)} ${task.taskNo ?? ''}`,
      }),
    [tasks, asked, t],
  );

  return (
    <div className="flex h-full min-h-100 flex-col px-6 py-5 max-sm:px-4">
      <PageHeader title={title} {...(data ? { count: t('page.count', { count: shown.length }) } : {})} />
      <TaskFilters filter={filter} onChange={(change) => setFilter((known) => ({ ...known, ...change }))} />
      {shown.length > 0 ? (
        <TaskTable tasks={shown} actions={actions} />
      ) : data && isNarrowed(asked) ? (
        <EmptyState
          icon={<SearchX />}
          title={t('page.noMatch')}
          action={<Button onClick={() => setFilter(noFilter)}>{t('page.clear')}</Button>}
        >
          {t('page.noMatchHint')}
        </EmptyState>
      ) : data ? (
        <EmptyState icon={<FileStack />} title={t('empty')}>
          {t('emptyHint')}
        </EmptyState>
      ) : error ? (
        <ErrorState
          title={t('failed')}
          onRetry={() => void refetch()}
          retryLabel={t('common:action.retry')}
          retrying={isFetching}
          {...(error instanceof ApiError && error.requestId
            ? { requestId: { label: t('common:requestIdLabel'), id: error.requestId } }
            : {})}
        />
      ) : (
        <div className="flex flex-col gap-4" aria-hidden="true">
          {Array.from({ length: 8 }, (_, at) => (
            <Skeleton key={at} className="h-6 w-full" />
          ))}
        </div>
      )}
    </div>
  );
}
