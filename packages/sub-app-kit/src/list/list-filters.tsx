import { Button } from '@lading/ui/button';
import { late } from '@lading/ui/late';
import { Select } from '@lading/ui/select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListFilter } from './list-definition.ts';

const DayFilter = late(async () => (await import('./day-filter.tsx')).DayFilter);

const SegmentedControl = late(
  async () => (await import('@lading/ui/segmented-control')).SegmentedControl<string>,
);

const anything = '';

export interface ListFiltersProps {
  filters: readonly ListFilter[];
  /** Values by filter name. */
  values: Readonly<Record<string, string | undefined>>;
  onChange: (change: Record<string, string | null>) => void;
}

const namesOf = (filter: ListFilter): string[] =>
  filter.kind === 'days' ? [filter.from, filter.to] : [filter.name];

/** The filters of a list, from its definition; less frequent ones after a button that shows them. */
export function ListFilters({ filters, values, onChange }: ListFiltersProps) {
  const { t } = useTranslation('commonSubApp');
  const extra = filters.filter(({ isExtra }) => isExtra);
  const isUsed = extra.some((filter) => namesOf(filter).some((name) => values[name]));
  const [isOpen, setOpen] = useState(isUsed);
  const isLabelled = filters.some((filter) => (filter.kind === 'days' ? !filter.fold : filter.isLabelled));
  const show = (filter: ListFilter) => (
    <Filter
      key={namesOf(filter)[0]}
      filter={filter}
      values={values}
      onChange={onChange}
      isLabelled={isLabelled}
    />
  );
  return (
    <>
      {filters.filter(({ isExtra }) => !isExtra).map(show)}
      {extra.length > 0 && !isUsed ? (
        <Button className="max-sm:w-full" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('list.moreFilters')}
        </Button>
      ) : null}
      {isOpen || isUsed ? extra.map(show) : null}
    </>
  );
}

type FilterProps = Omit<ListFiltersProps, 'filters'> & { filter: ListFilter; isLabelled: boolean };

function Filter({ filter, values, onChange, isLabelled }: FilterProps) {
  if (filter.kind === 'days') return <DayRange filter={filter} values={values} onChange={onChange} />;
  const { name, label, anyLabel, options } = filter;
  const items = [{ value: anything, label: anyLabel }, ...options];
  const common = {
    label,
    value: values[name] ?? anything,
    onValueChange: (value: string) => onChange({ [name]: value || null }),
  };
  return filter.isSegmented ? (
    <SegmentedControl {...common} items={items} waiting={<div className="h-control w-60" />} />
  ) : (
    <Select
      {...common}
      hideLabel={!isLabelled}
      options={items}
      className={isLabelled ? 'max-sm:w-[calc(50%-4px)] sm:w-38' : 'max-sm:w-full sm:w-44'}
    />
  );
}

type DayRangeProps = Omit<ListFiltersProps, 'filters'> & { filter: Extract<ListFilter, { kind: 'days' }> };

function DayRange({ filter: { from, to, labels, fold }, values, onChange }: DayRangeProps) {
  const [isOpen, setOpen] = useState(!fold || Boolean(values[from] ?? values[to]));
  const width = 'max-sm:w-[calc(50%-4px)] sm:w-38';
  return (
    <>
      {fold ? (
        <Button className="max-sm:w-full" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {fold}
        </Button>
      ) : null}
      {isOpen
        ? [from, to].map((name) => (
            <DayFilter
              key={name}
              waiting={<div className={`h-14.5 ${width}`} />}
              label={name === from ? labels.from : labels.to}
              value={values[name]}
              onChange={(day) => onChange({ [name]: day })}
              className={width}
              {...(name === from ? { max: values[to] } : { min: values[from] })}
            />
          ))
        : null}
    </>
  );
}
