import { type Page, queryKey } from '@lading/contracts/core';
import { type Task, tasksApi } from '@lading/contracts/tasks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../../platform/api.ts';
import { isBulk, isImport, isNews, taskKey } from './task-rules.ts';

/** Marks finished tasks as read once they are listed (spec §4), each once; a failure is not shown to the reader. */
export function useMarkRead(listed: readonly Task[]): void {
  const client = useQueryClient();
  const told = useRef(new Set<string>());
  useEffect(() => {
    const news = listed.filter((task) => isNews(task) && !told.current.has(taskKey(task)));
    if (news.length === 0) return;
    const keys = new Set(news.map(taskKey));
    for (const key of keys) told.current.add(key);
    const isByTask = (task: Task) => isImport(task) || isBulk(task);
    const fileIds = news.flatMap((task) => (!isByTask(task) && task.fileId ? [task.fileId] : []));
    const taskIds = news.flatMap((task) => (isByTask(task) && task.taskId ? [task.taskId] : []));
    const mark = async () => {
      if (fileIds.length > 0) await api.call(tasksApi.calls.markedAsRead, { body: { fileIds } });
      if (taskIds.length > 0) await api.call(tasksApi.calls.makeRead, { body: { taskIds } });
      client.setQueriesData<Page<Task>>({ queryKey: queryKey(tasksApi.calls.queryTask) }, (known) =>
        known
          ? {
              ...known,
              records: known.records.map((task) =>
                keys.has(taskKey(task)) ? { ...task, readFlag: true } : task,
              ),
            }
          : known,
      );
    };
    void mark().catch(() => {
      for (const key of keys) told.current.delete(key);
    });
  }, [listed, client]);
}
