import { Pagination } from '@lading/ui/pagination';
import { useTranslation } from 'react-i18next';
import { type ListAddress, type ListChange, pageSizes } from './list-address-rules.ts';
import type { ListReply } from './list-definition.ts';

export interface ListPaginationProps<Field extends string, Filters extends Record<string, string>> {
  reply: ListReply<unknown>;
  address: ListAddress<Field, Filters>;
  onChange: (change: ListChange<Field, Filters>) => void;
}

/** Pages through a list whose state is in its address, by page number or cursor (decision D16). */
export function ListPagination<Field extends string, Filters extends Record<string, string>>({
  reply: { records, total, totalExact = true, next, previous },
  address: { page, pageSize },
  onChange,
}: ListPaginationProps<Field, Filters>) {
  const { t } = useTranslation(['commonSubApp', 'common']);
  const hasNext = next == null ? !totalExact && records.length >= pageSize : true;
  // Without an exact count, there is a next page as long as the reply has one.
  const counted = totalExact
    ? total
    : Math.max(total, (page - 1) * pageSize + records.length + (hasNext ? 1 : 0));
  return (
    <Pagination
      page={page}
      pageSize={pageSize}
      total={counted}
      pageSizes={pageSizes}
      hasLast={totalExact}
      onPageChange={(to) =>
        onChange({ page: to, after: to === page + 1 ? next : to === page - 1 && to > 1 ? previous : null })
      }
      onPageSizeChange={(size) => onChange({ pageSize: size })}
      labels={{
        label: t('list.pages'),
        range: (from, to) =>
          totalExact ? t('common:list.range', { from, to, total }) : t('list.rangeOver', { from, to, total }),
        first: t('list.first'),
        previous: t('common:list.previous'),
        next: t('common:list.next'),
        last: t('list.last'),
        pageSize: t('common:list.perPage'),
      }}
    />
  );
}

/** Announces how many rows a search or filter has found; null announces nothing. */
export function ListHits({ reply }: { reply: ListReply<unknown> | null }) {
  const { t } = useTranslation('commonSubApp');
  const { total = 0, totalExact = true } = reply ?? {};
  const text = t(totalExact ? 'list.found' : 'list.foundOver', { count: total });
  return <output className="sr-only">{reply ? text : null}</output>;
}
