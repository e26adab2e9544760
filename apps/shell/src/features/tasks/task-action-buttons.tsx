import type { Task } from '@lading/contracts/tasks';
import { IconButton } from '@lading/ui/icon-button';
import { CircleStop, Download, FileWarning, RotateCw, Trash2, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { actionsOf, taskKey } from './task-rules.ts';
import { taskName } from './task-words.ts';
import type { TaskAct, useTaskActions } from './use-task-actions.ts';

const icons: Record<TaskAct, LucideIcon> = {
  download: Download,
  downloadRows: FileWarning,
  cancel: CircleStop,
  retry: RotateCw,
  remove: Trash2,
};
const inOrder = Object.keys(icons) as TaskAct[];

/** The actions on a task, as buttons named after the action and the task. */
export function TaskActionButtons({
  task,
  actions,
}: {
  task: Task;
  actions: ReturnType<typeof useTaskActions>;
}) {
  const { t } = useTranslation('tasks');
  const can = actionsOf(task);
  const { running } = actions;
  return inOrder
    .filter((act) => can[act])
    .map((act) => {
      const Icon = icons[act];
      return (
        <IconButton
          key={act}
          label={t('action.of', { action: t(`action.${act}`), name: taskName(task, t) })}
          icon={<Icon aria-hidden="true" />}
          loading={running?.act === act && taskKey(running.task) === taskKey(task)}
          onClick={() => actions.run(act, task)}
        />
      );
    });
}
