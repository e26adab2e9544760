import type { Task } from '@lading/contracts/tasks';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../platform/navigation.tsx';
import { receiptOf } from './task-rules.ts';
import { taskName } from './task-words.ts';

/** The name of a task; for an import with a result page, a link to it. */
export function TaskName({ task, onFollow }: { task: Task; onFollow?: () => void }) {
  const { t } = useTranslation('tasks');
  const name = taskName(task, t);
  const href = receiptOf(task);
  if (href === undefined) return name;
  return (
    <PageLink href={href} onClick={onFollow} className="rounded-sm hover:underline">
      {name}
    </PageLink>
  );
}
