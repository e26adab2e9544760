import type { Page } from '@lading/contracts/core';
import type { Task } from '@lading/contracts/tasks';
import { languageOf } from '@lading/i18n/create-texts';
import { formatTime } from '@lading/i18n/format-time';
import { localized } from '@lading/i18n/localized';
import { RelativeTime } from '@lading/sub-app-kit/components/relative-time';
import {
  listQuery,
  type ListAddress,
  type ListAddressSpec,
  type ListColumn,
  type ListDefinition,
} from '@lading/sub-app-kit/list';
import { EmptyState } from '@lading/ui/empty-state';
import { Progress } from '@lading/ui/progress';
import { CircleStop, FileStack, RotateCw, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../platform/account.ts';
import { systemClock } from '../../platform/clock.ts';
import { TaskActionButtons } from './task-action-buttons.tsx';
import { filterTasks, noFilter, type TaskFilter } from './task-filter-rules.ts';
import { allTasks } from './task-queries.ts';
import { taskKind } from './task-kind.ts';
import { actionsOf, isBulk, isImport, taskKey, taskState } from './task-rules.ts';
import { TaskName } from './task-name.tsx';
import { TaskStateBadge } from './task-state-badge.tsx';
import { progressText, resultTexts, taskName, workedRows } from './task-words.ts';
import { doWithTask, useTaskActions } from './use-task-actions.ts';
import { useTaskRefresh } from './use-task-refresh.ts';

/** The list has one order: newest first, as received. */
type TaskSort = 'createTime';

/** The filters of the list, besides the search. */
type TaskFilters = Pick<TaskFilter, 'kind' | 'status' | 'period'>;

const address: ListAddressSpec<TaskSort, TaskFilters> = {
  sortable: ['createTime'],
  defaultSort: 'createTime:desc',
  filters: {
    kind: ['imports', 'exports', 'changes'],
    status: ['running', 'success', 'failed', 'cancelled'],
    period: ['today', 'week', 'month'],
  },
};

/** The progress of a task, or its result. */
function TaskRows({ task }: { task: Task }) {
  const { t, i18n } = useTranslation('tasks');
  const state = taskState(task);
  if (state === 'running')
    return (
      <Progress
        label={taskName(task, t)}
        hideLabel
        value={task.totalQuantity == null ? null : workedRows(task)}
        max={Math.max(1, task.totalQuantity ?? 1)}
        valueText={progressText(task, t)}
      />
    );
  const reason = state === 'failed' && task.failure ? localized(task.failure, languageOf(i18n)) : '';
  const hasExpired = state === 'success' && !isImport(task) && !isBulk(task) && !task.fileUrl;
  const text = reason || [...resultTexts(task, t), ...(hasExpired ? [t('expired')] : [])].join(' · ');
  return (
    <span
      title={text}
      className={reason ? 'block truncate text-danger-ink' : 'block truncate text-ink-muted tabular-nums'}
    >
      {text}
    </span>
  );
}

function useTaskColumns(): ListColumn<Task>[] {
  const { t, i18n } = useTranslation('tasks');
  const { timeZone } = useAccount();
  const language = languageOf(i18n);
  return useMemo(() => {
    const time = (moment: string | null | undefined) =>
      moment ? (
        <RelativeTime
          moment={moment}
          language={language}
          exact={formatTime(moment, timeZone, 'task')}
          className="text-ink-muted"
        />
      ) : null;
    return [
      {
        id: 'name',
        header: t('page.name'),
        width: 160,
        grow: 4,
        cell: (task) => (
          <span className="font-medium" title={taskName(task, t)}>
            <TaskName task={task} />
          </span>
        ),
      },
      {
        id: 'kind',
        header: t('page.kind'),
        width: 124,
        phone: 'none',
        cell: (task) => <span className="block truncate">{t(`kind.${taskKind(task)}`)}</span>,
      },
      {
        id: 'status',
        header: t('page.status'),
        width: 116,
        phone: 'end',
        cell: (task) => <TaskStateBadge state={taskState(task)} />,
      },
      {
        id: 'progress',
        header: t('page.progress'),
        width: 140,
        grow: 3,
        cell: (task) => <TaskRows task={task} />,
      },
      {
        id: 'created',
        header: t('page.created'),
        width: 132,
        cell: ({ createTime }) => time(createTime),
      },
      {
        id: 'finished',
        header: t('page.finished'),
        width: 132,
        phone: 'none',
        cell: ({ finishTime }) => time(finishTime),
      },
      {
        id: 'person',
        header: t('page.person'),
        width: 96,
        grow: 1,
        phone: 'none',
        cell: ({ userName }) => (
          <span className="block truncate" title={userName ?? undefined}>
            {userName}
          </span>
        ),
      },
    ];
  }, [t, language, timeZone]);
}

/**
 * Requests all tasks once and filters them here; the same function for the same filter, otherwise 20,000 rows would be filtered on
 * each render.
 */
function taskPages(wordsOf: (task: Task) => string) {
  const known = new Map<string, (data: Page<Task> | null) => Page<Task> | null>();
  return ({ search, filters }: ListAddress<TaskSort, TaskFilters>) => {
    const filter: TaskFilter = { ...noFilter, ...filters, text: search };
    const key = JSON.stringify(filter);
    const read =
      known.get(key) ??
      ((data: Page<Task> | null) => {
        if (!data) return null;
        const records = filterTasks(data.records, filter, { now: systemClock.now(), wordsOf });
        return { records, total: records.length };
      });
    known.set(key, read);
    return listQuery<Task, Page<Task>>(allTasks, read);
  };
}

/** Every import and export of the reader as a list. */
export function useTaskList(): ListDefinition<Task, TaskSort, TaskFilters> {
  const { t } = useTranslation('tasks');
  const actions = useTaskActions();
  const refresh = useTaskRefresh();
  const page = useMemo(() => taskPages((task) => `${t(`kind.${taskKind(task)}`)} ${task.taskNo ?? ''}`), [t]);
  const act = (id: 'cancel' | 'retry' | 'remove') => ({
    id,
    label: t(`action.${id}`),
    can: (task: Task) => actionsOf(task)[id],
    each: (task: Task) => doWithTask(id, task),
    after: refresh,
  });
  return {
    id: 'tasks',
    title: t('title'),
    label: t('page.table'),
    address,
    page,
    isWhole: true,
    failedTitle: t('failed'),
    empty: (
      <EmptyState icon={<FileStack />} title={t('empty')}>
        {t('emptyHint')}
      </EmptyState>
    ),
    rowId: taskKey,
    rowName: (task) => taskName(task, t),
    columns: useTaskColumns(),
    search: { label: t('page.search'), placeholder: t('page.searchHint') },
    filters: [
      {
        kind: 'choice',
        name: 'kind',
        label: t('page.kind'),
        anyLabel: t('page.allKinds'),
        options: [
          { value: 'imports', label: t('page.imports') },
          { value: 'exports', label: t('page.exports') },
          { value: 'changes', label: t('page.changes') },
        ],
      },
      {
        kind: 'choice',
        name: 'status',
        label: t('page.status'),
        anyLabel: t('page.allStatuses'),
        options: (['running', 'success', 'failed', 'cancelled'] as const).map((value) => ({
          value,
          label: t(`status.${value}`),
        })),
      },
      {
        kind: 'choice',
        name: 'period',
        label: t('page.period'),
        anyLabel: t('page.anyTime'),
        options: (['today', 'week', 'month'] as const).map((value) => ({ value, label: t(`page.${value}`) })),
      },
    ],
    acts: [
      { ...act('cancel'), icon: CircleStop },
      { ...act('retry'), icon: RotateCw },
      { ...act('remove'), icon: Trash2 },
    ],
    rowActions: {
      label: t('page.actions'),
      width: 104,
      buttons: (task) => <TaskActionButtons task={task} actions={actions} />,
    },
  };
}
