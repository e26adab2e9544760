import { Pagination } from '@lading/ui/pagination';
import { useTranslation } from 'react-i18next';
import { pageSizes, type ListAddress, type ListChange } from '../list-address-rules.ts';

export interface ListPaginationProps<Field extends string, Filters extends Record<string, string>> {
  total: number;
  address: ListAddress<Field, Filters>;
  onChange: (change: ListChange<Field, Filters>) => void;
}

/** Turns the pages of a list that lives in its address. */
export function ListPagination<Field extends string, Filters extends Record<string, string>>({
  total,
  address,
  onChange,
}: ListPaginationProps<Field, Filters>) {
  const { t } = useTranslation(['subApp', 'common']);
  return (
    <Pagination
      page={address.page}
      pageSize={address.pageSize}
      total={total}
      pageSizes={pageSizes}
      onPageChange={(page) => onChange({ page })}
      onPageSizeChange={(pageSize) => onChange({ pageSize })}
      labels={{
        label: t('list.pages'),
        range: (from, to, all) => t('common:list.range', { from, to, total: all }),
        first: t('list.first'),
        previous: t('common:list.previous'),
        next: t('common:list.next'),
        last: t('list.last'),
        pageSize: t('common:list.perPage'),
      }}
    />
  );
}
