import { ListPlaceContext, ListView, useListReply, type ListPlace } from '@lading/sub-app-kit/list';
import { PageHeader } from '@lading/ui/page-header';
import type { Task } from '@lading/contracts/tasks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../platform/account.ts';
import { goToPath, RouteLink, useQueryText } from '../../platform/routing.tsx';
import { useTaskList } from './task-list.tsx';
import { taskListPath } from './task-list-path.ts';
import { allTasks } from './task-queries.ts';
import { useMarkRead } from './use-mark-read.ts';

const none: Task[] = [];

/** The surroundings of the list in the shell: its own address, and the notices of the page. */
function useShellPlace(notify: ListPlace['notify']): ListPlace {
  const { user } = useAccount();
  const text = useQueryText().toString();
  const person = user.user.userId;
  return useMemo(
    () => ({
      person,
      params: new URLSearchParams(text),
      setParams(change, isStep) {
        const next = change(new URLSearchParams(location.search)).toString();
        goToPath(next ? `${taskListPath}?${next}` : taskListPath, { replace: !isStep });
      },
      link: (to) => <RouteLink to={to}>{null}</RouteLink>,
      notify,
      hasViews: false,
    }),
    [person, text, notify],
  );
}

interface TaskListPageProps {
  onTitle: (title: string) => void;
  onNotice: ListPlace['notify'];
}

/** Every import and export of the reader on one page (spec §2, `/async-export-list`). */
export function TaskListPage({ onTitle, onNotice }: TaskListPageProps) {
  const { t } = useTranslation('tasks');
  const list = useTaskList();
  const place = useShellPlace(onNotice);
  const reply = useListReply(list, place.params);
  useMarkRead(useQuery(allTasks).data?.records ?? none);
  const { title } = list;
  useEffect(() => onTitle(title), [onTitle, title]);
  return (
    <div className="flex h-full min-h-100 flex-col px-6 py-5 max-sm:px-4">
      <PageHeader title={title} {...(reply ? { count: t('page.count', { count: reply.total }) } : {})} />
      <ListPlaceContext value={place}>
        <ListView list={list} />
      </ListPlaceContext>
    </div>
  );
}
