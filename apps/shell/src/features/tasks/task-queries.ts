import { limits } from '@lading/contracts/limits';
import { wmsBusiness } from '@lading/contracts/services/wms-business';
import { callQuery } from '../../platform/call-query.ts';

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

/** The newest tasks, for header and popover (spec §7). */
export const recentTasks = {
  ...callQuery(queryTask, { query: { pageSize: popoverPageSize, queryAllFlag: false } }),
  refetchInterval: whileRunning,
  meta: { isSilent: true },
};

/** Every task, for the full page (spec §7). */
export const allTasks = {
  ...callQuery(queryTask, { query: { pageSize: fullPageSize, queryAllFlag: true } }),
  refetchInterval: whileRunning,
};
