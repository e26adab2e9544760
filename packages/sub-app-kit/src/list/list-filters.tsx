import { Button } from '@lading/ui/button';
import { late } from '@lading/ui/late';
import { Select } from '@lading/ui/select';
import { useState } from 'react';
import type { DayFieldsProps } from './day-fields.tsx';
import type { ListFiltersProps } from './list-definition.ts';

const DayFields = late(async () => (await import('./day-fields.tsx')).DayFields);

const SegmentedControl = late(
  async () => (await import('@lading/ui/segmented-control')).SegmentedControl<string>,
);

const anything = '';

/** The filters of a list, from its definition. */
export function ListFilters({ filters, values, onChange }: ListFiltersProps) {
  const isLabelled = filters.some((filter) => (filter.kind === 'days' ? !filter.fold : filter.isLabelled));
  return filters.map((filter) => {
    if (filter.kind === 'days')
      return <DayRange key={filter.from} filter={filter} values={values} onChange={onChange} />;
    const { name, label, anyLabel, options } = filter;
    const items = [{ value: anything, label: anyLabel }, ...options];
    const common = {
      label,
      value: values[name] ?? anything,
      onValueChange: (value: string) => onChange({ [name]: value || null }),
    };
    return filter.isSegmented ? (
      <SegmentedControl key={name} {...common} items={items} waiting={<div className="h-control w-60" />} />
    ) : (
      <Select
        key={name}
        {...common}
        hideLabel={!isLabelled}
        options={items}
        className={isLabelled ? 'max-sm:w-[calc(50%-4px)] sm:w-38' : 'max-sm:w-full sm:w-44'}
      />
    );
  });
}

function DayRange({ filter, values, onChange }: DayFieldsProps) {
  const { from, to, fold } = filter;
  const [isOpen, setOpen] = useState(!fold || Boolean(values[from] ?? values[to]));
  return (
    <>
      {fold ? (
        <Button className="max-sm:w-full" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {fold}
        </Button>
      ) : null}
      {isOpen ? (
        <DayFields
          filter={filter}
          values={values}
          onChange={onChange}
          waiting={<div className="h-14.5 max-sm:w-full sm:w-78" />}
        />
      ) : null}
    </>
  );
}
