import { limits } from '@lading/contracts/core';
import { EmptyState } from '@lading/ui/empty-state';
import { PanelWaiting } from '@lading/ui/panel-waiting';
import { useQuery } from '@tanstack/react-query';
import { FileStack } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../platform/navigation.tsx';
import { TaskItem } from './task-item.tsx';
import { taskListPath } from './task-list-path.ts';
import { recentTasks } from './task-queries.ts';
import { taskKey } from './task-rules.ts';
import { useMarkRead } from './use-mark-read.ts';
import { useTaskActions } from './use-task-actions.ts';

/** The content of the popover: the latest 5 of 50 tasks (spec §9), and a link to all of them. */
export function TasksPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['tasks', 'common']);
  const query = useQuery(recentTasks);
  const { data } = query;
  const shown = useMemo(() => data?.records.slice(0, limits.tasks.popoverShown) ?? [], [data]);
  const actions = useTaskActions();
  useMarkRead(shown);
  return (
    <div>
      <div className="flex items-center justify-between gap-3 border-b border-line px-4 py-2.5">
        <h2 className="text-base font-semibold text-ink">{t('title')}</h2>
        <PageLink
          href={taskListPath}
          onClick={onClose}
          className="rounded-sm text-sm font-medium text-brand-ink hover:underline"
        >
          {t('all')}
        </PageLink>
      </div>
      {shown.length > 0 ? (
        <ul aria-label={t('title')}>
          {shown.map((task) => (
            <TaskItem key={taskKey(task)} task={task} actions={actions} onClose={onClose} />
          ))}
        </ul>
      ) : data ? (
        <EmptyState compact icon={<FileStack />} title={t('empty')}>
          {t('emptyHint')}
        </EmptyState>
      ) : (
        <PanelWaiting query={query} failedTitle={t('failed')} retryLabel={t('common:action.retry')} />
      )}
    </div>
  );
}
