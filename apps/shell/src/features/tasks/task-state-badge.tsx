import { StatusBadge, type Status } from '@lading/ui/status-badge';
import { useTranslation } from 'react-i18next';
import type { TaskState } from './task-rules.ts';

const looks: Record<TaskState, Status> = {
  running: 'progress',
  success: 'success',
  failed: 'danger',
  cancelled: 'waiting',
};

/** The state of a task, as icon, word and color. */
export function TaskStateBadge({ state }: { state: TaskState }) {
  const { t } = useTranslation('tasks');
  return <StatusBadge status={looks[state]}>{t(`status.${state}`)}</StatusBadge>;
}
