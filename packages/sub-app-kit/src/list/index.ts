export { copyAct } from './copy-act.ts';
export { DayFilter } from './day-filter.tsx';
export type {
  ChosenOfAct,
  ListAct,
  ListColumn,
  ListDefinition,
  ListFilter,
  ListQuery,
  ListReply,
  SelectionBarProps,
} from './list-definition.ts';
export { listQuery, tabCounts } from './list-definition.ts';
export { listChoice, pagingOf, readListAddress } from './list-address-rules.ts';
export type { ListAddress, ListAddressSpec, ListChange, NoFilters } from './list-address-rules.ts';
export { ListPage, ListSection } from './list-page.tsx';
export { ListPlaceContext, type ListPlace } from './list-place.ts';
export { useListReply } from './use-list-address.ts';
export { ListView } from './list-view.tsx';
