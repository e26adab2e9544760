import type { Page } from '@lading/contracts/entities/page';
import type { Task } from '@lading/contracts/entities/task';
import { queryKey } from '@lading/contracts/define-service';
import { wmsBusiness } from '@lading/contracts/services/wms-business';
import { wmsPlatform } from '@lading/contracts/services/wms-platform';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../../platform/api.ts';
import { isImport, isNews, taskKey } from './task-rules.ts';

/** Marks finished tasks as read once they are listed (spec §4), each once; that it failed is nothing to bother a reader with. */
export function useMarkRead(listed: readonly Task[]): void {
  const client = useQueryClient();
  const told = useRef(new Set<string>());
  useEffect(() => {
    const news = listed.filter((task) => isNews(task) && !told.current.has(taskKey(task)));
    if (news.length === 0) return;
    const keys = new Set(news.map(taskKey));
    for (const key of keys) told.current.add(key);
    const fileIds = news.flatMap((task) => (!isImport(task) && task.fileId ? [task.fileId] : []));
    const taskIds = news.flatMap((task) => (isImport(task) && task.taskId ? [task.taskId] : []));
    const mark = async () => {
      if (fileIds.length > 0) await api.call(wmsPlatform.calls.markedAsRead, { body: { fileIds } });
      if (taskIds.length > 0) await api.call(wmsBusiness.calls.makeRead, { body: { taskIds } });
      client.setQueriesData<Page<Task>>({ queryKey: queryKey(wmsBusiness.calls.queryTask) }, (known) =>
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
