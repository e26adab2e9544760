import type { Task } from '@lading/contracts/entities/task';
import { limits } from '@lading/contracts/limits';
import { outbound } from '@lading/contracts/services/outbound';
import { tasks } from '@lading/contracts/services/unlisted';
import { wmsBusiness } from '@lading/contracts/services/wms-business';
import { wmsPlatform } from '@lading/contracts/services/wms-platform';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { saveFile } from '../../platform/save-file.ts';
import { useTaskRefresh } from './use-task-refresh.ts';

const { freightImport, parcelImport } = limits.codes;

/** Fetches the file of an export and saves it on the reader's disk. */
export async function downloadTask(task: Task): Promise<void> {
  const { blob, fileName } = await api.downloadUrl(task.fileUrl ?? '');
  saveFile(blob, fileName ?? task.fileName ?? 'export');
}

/** Fetches the rows that an import left out; the call goes by the type of the task (spec §7). */
async function downloadRows({ taskId, taskType, fileName }: Task): Promise<void> {
  const input = { body: { taskId: taskId ?? '' } };
  const file =
    taskType === freightImport
      ? await api.download(outbound.calls.exportFailedFreight, input)
      : taskType === parcelImport
        ? await api.download(outbound.calls.exportFailedParcel, input)
        : await api.download(wmsBusiness.calls.exportFailOutbound, input);
  saveFile(file.blob, file.fileName ?? fileName ?? 'rows.xlsx');
}

const acts = {
  download: downloadTask,
  downloadRows,
  cancel: ({ taskId }: Task) => api.call(tasks.calls.cancelTask, { body: { taskId: taskId ?? '' } }),
  retry: ({ taskId }: Task) => api.call(tasks.calls.retryTask, { body: { taskId: taskId ?? '' } }),
  remove: ({ fileId }: Task) =>
    api.call(wmsPlatform.calls.removeExport, { params: { fileId: fileId ?? '' } }),
} satisfies Record<string, (task: Task) => Promise<void>>;

/** Something that is done with a task. */
export type TaskAct = keyof typeof acts;

/** Does something with a task; a refusal is shown as every other is, and the lists are asked anew either way. */
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
