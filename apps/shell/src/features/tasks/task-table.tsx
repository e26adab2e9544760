import type { Task } from '@lading/contracts/entities/task';
import { limits } from '@lading/contracts/limits';
import { useMediaQuery } from '@lading/ui/use-media-query';
import { useScrollRegion } from '@lading/ui/use-scroll-region';
import { useCallback } from 'react';
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
  const { from, to, ref: watchScroll } = useRowWindow(tasks.length, rowPx);
  // It scrolls by keyboard as well: its rows come and go, so they cannot be what is tabbed through.
  const { ref: watchSize, ...region } = useScrollRegion(t('page.table'));
  const box = useCallback(
    (element: HTMLElement | null) => {
      const stops = [watchScroll(element), watchSize(element)];
      return () => {
        for (const stop of stops) stop?.();
      };
    },
    [watchScroll, watchSize],
  );
  return (
    <section
      {...region}
      ref={box}
      className="min-h-0 flex-1 overflow-auto rounded-lg border border-line bg-surface"
    >
      {/* Laid out by hand, so that rows of one height can stand anywhere; elements of a table, so that it is one to everybody. */}
      <table aria-label={t('page.table')} aria-rowcount={tasks.length + 1} className="block md:min-w-275">
        <thead className={isNarrow ? 'sr-only' : 'sticky top-0 z-10 block bg-surface'}>
          <tr
            aria-rowindex={1}
            style={{ gridTemplateColumns: taskColumns }}
            className="grid h-10 items-center gap-3 border-b border-line-strong px-3 text-xs font-medium text-ink-muted"
          >
            {(isNarrow ? (['name', 'actions'] as const) : headings).map((heading) => (
              <th
                key={heading}
                scope="col"
                className={
                  heading === 'actions' ? 'text-right font-medium' : 'truncate text-left font-medium'
                }
              >
                {t(`page.${heading}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="relative block" style={{ height: tasks.length * rowPx }}>
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
        </tbody>
      </table>
    </section>
  );
}
