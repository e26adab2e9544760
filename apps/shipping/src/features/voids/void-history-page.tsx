import { ListPage } from '@lading/sub-app-kit/list';
import { useVoidList } from './void-list.tsx';

/** Void label history: an entry of the menus of sellers and of resellers' clients (spec §2). */
export function VoidHistoryPage() {
  return <ListPage list={useVoidList()} />;
}
