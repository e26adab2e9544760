import { SearchField } from '@lading/ui/search-field';
import { Select } from '@lading/ui/select';
import { useTranslation } from 'react-i18next';
import type { TaskFilter } from './task-filter-rules.ts';

interface TaskFiltersProps {
  filter: TaskFilter;
  onChange: (change: Partial<TaskFilter>) => void;
}

/** What narrows the list of tasks: text, kind, status and period. */
export function TaskFilters({ filter, onChange }: TaskFiltersProps) {
  const { t } = useTranslation('tasks');
  const width = 'max-sm:w-full sm:w-44';
  return (
    <div className="flex flex-wrap items-center gap-2 pb-3">
      <SearchField
        label={t('page.search')}
        placeholder={t('page.searchHint')}
        clearLabel={t('page.clearSearch')}
        value={filter.text}
        onSearch={(text) => onChange({ text })}
        className="max-sm:w-full sm:w-72"
      />
      <Select<TaskFilter['kind']>
        label={t('page.kind')}
        hideLabel
        className={width}
        options={[
          { value: 'all', label: t('page.allKinds') },
          { value: 'imports', label: t('page.imports') },
          { value: 'exports', label: t('page.exports') },
        ]}
        value={filter.kind}
        onValueChange={(kind) => onChange({ kind })}
      />
      <Select<TaskFilter['status']>
        label={t('page.status')}
        hideLabel
        className={width}
        options={[
          { value: 'all', label: t('page.allStatuses') },
          ...(['running', 'success', 'failed', 'cancelled'] as const).map((value) => ({
            value,
            label: t(`status.${value}`),
          })),
        ]}
        value={filter.status}
        onValueChange={(status) => onChange({ status })}
      />
      <Select<TaskFilter['period']>
        label={t('page.period')}
        hideLabel
        className={width}
        options={(['anyTime', 'today', 'week', 'month'] as const).map((value) => ({
          value,
          label: t(`page.${value}`),
        }))}
        value={filter.period}
        onValueChange={(period) => onChange({ period })}
      />
    </div>
  );
}
