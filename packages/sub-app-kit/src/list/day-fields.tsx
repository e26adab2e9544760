import { DayFilter } from './day-filter.tsx';
import type { ListFilter, ListFiltersProps } from './list-definition.ts';

export interface DayFieldsProps extends Pick<ListFiltersProps, 'values' | 'onChange'> {
  filter: Extract<ListFilter, { kind: 'days' }>;
}

/** The two dates of a filter by days. */
export function DayFields({ filter: { from, to, labels }, values, onChange }: DayFieldsProps) {
  return [from, to].map((name) => (
    <DayFilter
      key={name}
      label={name === from ? labels.from : labels.to}
      value={values[name]}
      onChange={(day) => onChange({ [name]: day })}
      className="max-sm:w-[calc(50%-4px)] sm:w-38"
      {...(name === from ? { max: values[to] } : { min: values[from] })}
    />
  ));
}
