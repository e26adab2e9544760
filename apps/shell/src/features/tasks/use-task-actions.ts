import { limits } from '@lading/contracts/core';
import { importsApi } from '@lading/contracts/imports';
import { type Task, tasksApi } from '@lading/contracts/tasks';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { saveFile } from '@lading/ui/save-file';
import { useTaskRefresh } from './use-task-refresh.ts';

const { freightImport, parcelImport } = limits.codes;

/** Fetches the file of an export and saves it on the reader's disk. */
export async function downloadTask(task: Task): Promise<void> {
  const { blob, fileName } = await api.downloadUrl(task.fileUrl ?? '');
  saveFile(blob, fileName ?? task.fileName ?? 'export');
}

/** Fetches the rows that an import skipped; the call depends on the type of the task (spec §7). */
function failedRows({ taskId, taskType }: Task) {
  const input = { body: { taskId: taskId ?? '' } };
  const { exportFailedFreight, exportFailedParcel, exportFailOutbound } = importsApi.calls;
  if (taskType === freightImport) return api.download(exportFailedFreight, input);
  if (taskType === parcelImport) return api.download(exportFailedParcel, input);
  return api.download(exportFailOutbound, input);
}

/** Saves the rows that an import skipped on the reader's disk. */
async function downloadRows(task: Task): Promise<void> {
  const file = await failedRows(task);
  saveFile(file.blob, file.fileName ?? task.fileName ?? 'rows.xlsx');
}

const acts = {
  download: downloadTask,
  downloadRows,
  cancel: ({ taskId }: Task) => api.call(tasksApi.calls.cancelTask, { body: { taskId: taskId ?? '' } }),
  retry: ({ taskId }: Task) => api.call(tasksApi.calls.retryTask, { body: { taskId: taskId ?? '' } }),
  remove: ({ fileId }: Task) => api.call(tasksApi.calls.removeExport, { params: { fileId: fileId ?? '' } }),
} satisfies Record<string, (task: Task) => Promise<void>>;

/** An action on a task. */
export type TaskAct = keyof typeof acts;

/** Does something with a task; rejects with the server's reason. */
export const doWithTask = (act: TaskAct, task: Task): Promise<void> => acts[act](task);

/** Runs an action on a task; a refusal is shown like any other, and the lists are refetched in either case. */
export function useTaskActions() {
  const refresh = useTaskRefresh();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ act, task }: { act: TaskAct; task: Task }) => acts[act](task),
    onSettled: refresh,
  });
  return {
    run: (act: TaskAct, task: Task) => mutate({ act, task }),
    running: isPending ? variables : undefined,
  };
}
