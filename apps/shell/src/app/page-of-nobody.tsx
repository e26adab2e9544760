import { NotFoundPage } from '../features/maintenance/index.ts';
import { isTaskList } from '../features/tasks/index.ts';
import { useCurrentUrl } from '../platform/current-url.ts';
import { usePathname } from '../platform/routing.tsx';
import { Tasks } from './tasks.tsx';

/**
 * What the shell shows where no sub-application answers. While a page of the shell such as `/maintain` is still being fetched, the
 * address has gone ahead of the page that is shown: nothing of that address is said to be missing.
 */
export function PageOfNobody() {
  const pathname = usePathname();
  const [address] = useCurrentUrl().split(/[?#]/, 1);
  if (pathname === '/' || address !== pathname) return null;
  return isTaskList(pathname) ? <Tasks /> : <NotFoundPage />;
}
