import { tasksApi } from '@lading/contracts/tasks';
import { limits } from '@lading/contracts/core';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../platform/call-query.ts';
import { useFirstPageStands } from '../../platform/first-page.ts';
import { hasPush } from '../../platform/live-push.ts';

const { queryTask } = tasksApi.calls;
const { popoverPageSize, fullPageSize } = limits.tasks;

interface Asked {
  state: { data: { records: { status: number }[] } | null | undefined };
}

/** Polled every 10 s, but only while something is in progress (spec §9) and without push (decision D6). */
const whileRunning = ({ state }: Asked) =>
  !hasPush() && (state.data?.records ?? []).some((task) => task.status === limits.codes.taskInProgress)
    ? limits.polls.tasksMs
    : (false as const);

/** The newest tasks, for the popover (spec §7). */
export const recentTasks = {
  ...callQuery(queryTask, { query: { pageSize: popoverPageSize, queryAllFlag: false } }),
  refetchInterval: whileRunning,
  meta: { isSilent: true },
};

/** The newest tasks, for the header: requested after the first page is rendered. */
export const useRecentTasks = () => useQuery({ ...recentTasks, enabled: useFirstPageStands() });

/** Every task, for the full page (spec §7). */
export const allTasks = {
  ...callQuery(queryTask, { query: { pageSize: fullPageSize, queryAllFlag: true } }),
  refetchInterval: whileRunning,
};
