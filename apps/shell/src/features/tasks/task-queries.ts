import { limits } from '@lading/contracts/limits';
import { wmsBusiness } from '@lading/contracts/services/wms-business';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../platform/call-query.ts';
import { useFirstPageStands } from '../../platform/first-page.ts';

const { queryTask } = wmsBusiness.calls;
const { popoverPageSize, fullPageSize } = limits.tasks;

interface Asked {
  state: { data: { records: { status: number }[] } | null | undefined };
}

/** Asked anew every 10 s, but only while something is in progress (spec §9). */
const whileRunning = ({ state }: Asked) =>
  (state.data?.records ?? []).some((task) => task.status === limits.codes.taskInProgress)
    ? limits.polls.tasksMs
    : (false as const);

/** The newest tasks, for the popover (spec §7). */
export const recentTasks = {
  ...callQuery(queryTask, { query: { pageSize: popoverPageSize, queryAllFlag: false } }),
  refetchInterval: whileRunning,
  meta: { isSilent: true },
};

/** The newest tasks, for what the header tells of them: asked for once the first page stands. */
export const useRecentTasks = () => useQuery({ ...recentTasks, enabled: useFirstPageStands() });

/** Every task, for the full page (spec §7). */
export const allTasks = {
  ...callQuery(queryTask, { query: { pageSize: fullPageSize, queryAllFlag: true } }),
  refetchInterval: whileRunning,
};
