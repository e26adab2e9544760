import type { Task } from '@lading/contracts/entities/task';
import { limits } from '@lading/contracts/limits';
import { useMediaQuery } from '@lading/ui/use-media-query';
import { useTranslation } from 'react-i18next';
import { taskColumns } from './task-columns.ts';
import { TaskRow } from './task-row.tsx';
import { taskKey } from './task-rules.ts';
import { useRowWindow } from './use-row-window.ts';
import type { useTaskActions } from './use-task-actions.ts';

const headings = ['name', 'kind', 'status', 'progress', 'created', 'finished', 'person', 'actions'] as const;
/** Three lines where there is no room for columns. */
const narrowRowPx = 80;

interface TaskTableProps {
  tasks: readonly Task[];
  actions: ReturnType<typeof useTaskActions>;
}

/** Tasks as a table of any length: only the rows that are seen stand in the page (spec §9: 40 px a row). */
export function TaskTable({ tasks, actions }: TaskTableProps) {
  const { t } = useTranslation('tasks');
  const isNarrow = useMediaQuery('(max-width: 767px)');
  const rowPx = isNarrow ? narrowRowPx : limits.grid.rowHeightPx;
  const { from, to, ref } = useRowWindow(tasks.length, rowPx);
  return (
    <section
      ref={ref}
      aria-label={t('page.table')}
      // It scrolls by keyboard as well; its rows come and go, so they cannot be what is tabbed through.
      tabIndex={0}
      className="min-h-0 flex-1 overflow-auto rounded-lg border border-line bg-surface"
    >
      <div
        role="table"
        aria-label={t('page.table')}
        aria-rowcount={tasks.length + 1}
        className="md:min-w-275"
      >
        <div role="rowgroup" className="sticky top-0 z-10 bg-surface">
          <div
            role="row"
            aria-rowindex={1}
            style={isNarrow ? undefined : { gridTemplateColumns: taskColumns }}
            className={
              isNarrow
                ? 'sr-only'
                : 'grid h-10 items-center gap-3 border-b border-line-strong px-3 text-xs font-medium text-ink-muted'
            }
          >
            {(isNarrow ? (['name', 'actions'] as const) : headings).map((heading) => (
              <div
                key={heading}
                role="columnheader"
                className={heading === 'actions' ? 'text-right' : 'truncate'}
              >
                {t(`page.${heading}`)}
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup" className="relative" style={{ height: tasks.length * rowPx }}>
          {tasks.slice(from, to).map((task, at) => (
            <TaskRow
              key={taskKey(task)}
              task={task}
              rowIndex={from + at + 2}
              isNarrow={isNarrow}
              actions={actions}
              style={{ top: (from + at) * rowPx, height: rowPx }}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
