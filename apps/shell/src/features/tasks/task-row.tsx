import type { Task } from '@lading/contracts/entities/task';
import { languageOf } from '@lading/i18n/create-texts';
import { formatTime } from '@lading/i18n/format-time';
import { localized } from '@lading/i18n/localized';
import { Progress } from '@lading/ui/progress';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../platform/account.ts';
import { TaskActionButtons } from './task-action-buttons.tsx';
import { isImport, taskKind, taskState } from './task-rules.ts';
import { TaskStateBadge } from './task-state-badge.tsx';
import { taskColumns } from './task-columns.ts';
import { progressText, resultTexts, taskName } from './task-words.ts';
import type { useTaskActions } from './use-task-actions.ts';

interface TaskRowProps {
  task: Task;
  /** From 1, among all rows; the headings are row 1. */
  rowIndex: number;
  isNarrow: boolean;
  actions: ReturnType<typeof useTaskActions>;
  style: CSSProperties;
}

function Cell({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <td className={`min-w-0 truncate ${className}`}>{children}</td>;
}

/** One task of the full page: a row of columns, or two lines on a phone. */
export function TaskRow({ task, rowIndex, isNarrow, actions, style }: TaskRowProps) {
  const { t, i18n } = useTranslation('tasks');
  const { timeZone } = useAccount();
  const state = taskState(task);
  const name = taskName(task, t);
  const begun = formatTime(task.createTime ?? '', timeZone, 'task');
  const ended = formatTime(task.finishTime ?? '', timeZone, 'task');
  const reason = state === 'failed' && task.failure ? localized(task.failure, languageOf(i18n)) : '';
  const hasExpired = state === 'success' && !isImport(task) && !task.fileUrl;
  const told = [...resultTexts(task, t), ...(hasExpired ? [t('expired')] : [])].join(' · ');
  const rows =
    state === 'running' ? (
      <Progress
        label={name}
        hideLabel
        value={task.totalQuantity == null ? null : (task.successQuantity ?? 0)}
        max={Math.max(1, task.totalQuantity ?? 1)}
        valueText={progressText(task, t)}
      />
    ) : (
      <span title={reason || told} className={reason ? 'text-danger-ink' : 'text-ink-muted tabular-nums'}>
        {reason || told}
      </span>
    );
  const buttons = <TaskActionButtons task={task} actions={actions} />;
  const row = 'absolute inset-x-0 border-b border-line text-sm text-ink hover:bg-hover';

  if (isNarrow) {
    return (
      <tr aria-rowindex={rowIndex} style={style} className={`${row} flex items-center gap-2 px-3`}>
        <td className="min-w-0 flex-1">
          <p className="flex items-center gap-2">
            <span className="min-w-0 flex-1 truncate font-medium" title={name}>
              {name}
            </span>
            <TaskStateBadge state={state} />
          </p>
          <div className="truncate text-sm">{rows}</div>
          <p className="truncate text-xs text-ink-muted tabular-nums">
            {[t(`kind.${taskKind(task)}`), begun].filter(Boolean).join(' · ')}
          </p>
        </td>
        <td className="flex shrink-0">{buttons}</td>
      </tr>
    );
  }
  return (
    <tr
      aria-rowindex={rowIndex}
      style={{ ...style, gridTemplateColumns: taskColumns }}
      className={`${row} grid items-center gap-3 px-3`}
    >
      <Cell className="font-medium">
        <span title={name}>{name}</span>
      </Cell>
      <Cell>{t(`kind.${taskKind(task)}`)}</Cell>
      <Cell>
        <TaskStateBadge state={state} />
      </Cell>
      <Cell>{rows}</Cell>
      <Cell className="text-ink-muted tabular-nums">{begun}</Cell>
      <Cell className="text-ink-muted tabular-nums">{ended}</Cell>
      <Cell>{task.userName}</Cell>
      <td className="flex justify-end">{buttons}</td>
    </tr>
  );
}
