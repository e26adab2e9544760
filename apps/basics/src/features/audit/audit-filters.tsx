import {
  auditKinds,
  auditOutcomes,
  type AuditKind,
  type AuditOutcome,
} from '@lading/contracts/entities/audit-event';
import { DayFilter } from '@lading/sub-app-kit/components/day-filter';
import { ListSearch } from '@lading/sub-app-kit/components/list-search';
import type { ListAddress, ListChange } from '@lading/sub-app-kit/list-address-rules';
import { Select } from '@lading/ui/select';
import { useTranslation } from 'react-i18next';
import type { AuditFilters as Filters, AuditSort } from './audit-list-address.ts';

interface AuditFiltersProps {
  address: ListAddress<AuditSort, Filters>;
  onChange: (change: ListChange<AuditSort, Filters>) => void;
}

/** Narrows the log: who and from where, what, what came of it, from which day to which. */
export function AuditFilters({ address, onChange }: AuditFiltersProps) {
  const { t } = useTranslation('audit');
  const { filters } = address;
  const day = (name: 'from' | 'to') => (
    <DayFilter
      label={t(`filter.${name}`)}
      value={filters[name]}
      onChange={(value) => onChange({ filters: { [name]: value } })}
      className="max-sm:w-[calc(50%-4px)] sm:w-40"
      {...(name === 'from' ? { max: filters.to } : { min: filters.from })}
    />
  );
  return (
    <div className="flex flex-wrap items-end gap-2 pb-3">
      <ListSearch
        label={t('filter.search')}
        placeholder={t('filter.search')}
        address={address}
        onChange={onChange}
      />
      <Select<AuditKind | ''>
        label={t('filter.kind')}
        className="max-sm:w-[calc(50%-4px)] sm:w-44"
        options={[
          { value: '', label: t('filter.anyKind') },
          ...auditKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
        ]}
        value={filters.kind ?? ''}
        onValueChange={(kind) => onChange({ filters: { kind: kind || null } })}
      />
      <Select<AuditOutcome | ''>
        label={t('filter.outcome')}
        className="max-sm:w-[calc(50%-4px)] sm:w-36"
        options={[
          { value: '', label: t('filter.anyOutcome') },
          ...auditOutcomes.map((outcome) => ({ value: outcome, label: t(`outcome.${outcome}`) })),
        ]}
        value={filters.outcome ?? ''}
        onValueChange={(outcome) => onChange({ filters: { outcome: outcome || null } })}
      />
      {day('from')}
      {day('to')}
    </div>
  );
}
