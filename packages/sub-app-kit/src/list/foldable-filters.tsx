import { Button } from '@lading/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListFiltersProps } from './list-definition.ts';
import { ListFilters } from './list-filters.tsx';

/** The filters of a list with less frequent ones, which come after a button that shows them. For its `filterBar`. */
export function FoldableFilters({ filters, values, onChange }: ListFiltersProps) {
  const { t } = useTranslation('commonLists');
  const extra = filters.filter(({ isExtra }) => isExtra);
  const names = extra.flatMap((filter) =>
    filter.kind === 'days' ? [filter.from, filter.to] : [filter.name],
  );
  const isUsed = names.some((name) => values[name]);
  const [isOpen, setOpen] = useState(isUsed);
  const common = { values, onChange };
  return (
    <>
      <ListFilters {...common} filters={filters.filter(({ isExtra }) => !isExtra)} />
      {isUsed ? null : (
        <Button className="max-sm:w-full" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('moreFilters')}
        </Button>
      )}
      {isOpen || isUsed ? <ListFilters {...common} filters={extra} /> : null}
    </>
  );
}
