import { limits } from '@lading/contracts/core';
import type { Task } from '@lading/contracts/tasks';
import { Ago } from '@lading/sub-app-kit/components/ago';
import { HostLink } from '@lading/sub-app-kit/components/host-link';
import { NotLoaded } from '@lading/sub-app-kit/components/not-loaded';
import { Card } from '@lading/ui/card';
import { Skeleton } from '@lading/ui/skeleton';
import { type Status, StatusBadge } from '@lading/ui/status-badge';
import { useTranslation } from 'react-i18next';
import { useLatestTasks } from './home-queries.ts';

const { taskSuccess, taskFailed } = limits.codes;
const taskList = '/async-export-list';

const looks = { running: 'progress', success: 'success', failed: 'danger' } as const satisfies Record<
  string,
  Status
>;

function stateOf({ status }: Task): keyof typeof looks {
  if (status === taskFailed) return 'failed';
  return status === taskSuccess ? 'success' : 'running';
}

/** The latest imports and exports. */
export function TasksCard() {
  const { t } = useTranslation(['home', 'common']);
  const query = useLatestTasks();
  const { data } = query;
  const tasks = data?.records ?? [];
  return (
    <Card
      title={t('tasks.title')}
      flush
      actions={
        <HostLink href={taskList} className="rounded-sm text-sm text-brand-ink hover:underline print:hidden">
          {t('tasks.all')}
        </HostLink>
      }
    >
      {data ? null : (
        <NotLoaded
          compact
          query={query}
          title={t('common:state.loadFailed')}
          waiting={<Skeleton className="m-4 h-24" />}
        />
      )}
      {data && tasks.length === 0 ? <p className="p-4 text-sm text-ink-muted">{t('tasks.none')}</p> : null}
      {tasks.length > 0 ? (
        <ul className="divide-y divide-line">
          {tasks.map((task) => (
            <li key={task.taskId ?? task.fileId} className="flex items-center gap-3 px-4 py-2.5">
              <div className="min-w-0 flex-1">
                <p className="truncate text-sm font-medium text-ink" title={task.fileName ?? undefined}>
                  {task.fileName || task.taskNo}
                </p>
                <p className="truncate text-xs text-ink-muted">
                  {task.fileType === 'import' ? t('tasks.import') : t('tasks.export')}
                  {task.createTime ? (
                    <>
                      {' · '}
                      <Ago moment={task.createTime} />
                    </>
                  ) : null}
                </p>
              </div>
              <StatusBadge status={looks[stateOf(task)]}>{t(`tasks.${stateOf(task)}`)}</StatusBadge>
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}
