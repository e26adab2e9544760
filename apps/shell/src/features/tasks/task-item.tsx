import type { Task } from '@lading/contracts/tasks';
import { formatTime } from '@lading/i18n/format-time';
import { languageOf } from '@lading/i18n/create-texts';
import { localized } from '@lading/i18n/localized';
import { Progress } from '@lading/ui/progress';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../platform/account.ts';
import { TaskActionButtons } from './task-action-buttons.tsx';
import { taskKind } from './task-kind.ts';
import { isBulk, isImport, taskState } from './task-rules.ts';
import { TaskName } from './task-name.tsx';
import { TaskStateBadge } from './task-state-badge.tsx';
import { progressText, resultTexts, taskName, workedRows } from './task-words.ts';
import type { useTaskActions } from './use-task-actions.ts';

/** One task in the popover: what it is, its progress or result, and the actions. */
export function TaskItem({
  task,
  actions,
  onClose,
}: {
  task: Task;
  actions: ReturnType<typeof useTaskActions>;
  onClose?: () => void;
}) {
  const { t, i18n } = useTranslation('tasks');
  const { timeZone } = useAccount();
  const state = taskState(task);
  const name = taskName(task, t);
  const hasExpired = state === 'success' && !isImport(task) && !isBulk(task) && !task.fileUrl;
  const told = [...resultTexts(task, t), ...(hasExpired ? [t('expired')] : [])];
  return (
    <li className="flex items-start gap-2 border-b border-line px-4 py-3 last:border-b-0">
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-2">
          <p className="min-w-0 flex-1 truncate text-sm font-medium text-ink" title={name}>
            <TaskName task={task} {...(onClose && { onFollow: onClose })} />
          </p>
          <TaskStateBadge state={state} />
        </div>
        <p className="mt-0.5 text-xs text-ink-muted tabular-nums">
          {[t(`kind.${taskKind(task)}`), formatTime(task.createTime ?? '', timeZone, 'task')]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {state === 'running' ? (
          <Progress
            className="mt-2"
            label={name}
            hideLabel
            value={task.totalQuantity == null ? null : workedRows(task)}
            max={Math.max(1, task.totalQuantity ?? 1)}
            valueText={progressText(task, t)}
          />
        ) : null}
        {told.length > 0 ? (
          <p className="mt-1 text-sm text-ink-muted tabular-nums">{told.join(' · ')}</p>
        ) : null}
        {state === 'failed' && task.failure ? (
          <p className="mt-1 text-sm break-words text-danger-ink">
            {localized(task.failure, languageOf(i18n))}
          </p>
        ) : null}
      </div>
      <div className="-my-1 flex shrink-0">
        <TaskActionButtons task={task} actions={actions} />
      </div>
    </li>
  );
}
