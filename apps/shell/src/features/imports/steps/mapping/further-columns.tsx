import { canJoin, joinColumns, type JoinedColumns } from '@lading/import-engine/joined-columns';
import { Button } from '@lading/ui/button';
import { Select } from '@lading/ui/select';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useWizardTexts } from '../use-wizard-texts.ts';

/** The prefix distinguishes columns with any name from the two other choices. */
export const columnChoice = (column: string) => `c${column}`;

const separators = [
  [' ', 'space'],
  [', ', 'comma'],
  ['', 'nothing'],
  [' - ', 'dash'],
  [' / ', 'slash'],
] as const;

interface FurtherColumnsProps {
  /** The label of the field. */
  name: string;
  /** The columns that fill the field. */
  source: JoinedColumns;
  /** Headings of unused columns. */
  unused: readonly string[];
  disabled: boolean;
  /** Receives the columns as one source. */
  onChange: (source: string) => void;
}

/** Further columns of a field, and the separator between their texts (decision D26): first and last name, the third line of an address. */
export function FurtherColumns({ name, source, unused, disabled, onChange }: FurtherColumnsProps) {
  const { t, column: columnName } = useWizardTexts();
  const [isAdding, setIsAdding] = useState(false);
  const { columns, separator } = source;
  const offered = unused.filter(canJoin);
  const further = columns.slice(1);
  if (further.length === 0 && offered.length === 0) return null;

  return (
    <div className="flex flex-wrap items-end gap-2">
      {further.map((column) => (
        <span
          key={column}
          className="inline-flex h-control-small max-w-full items-center gap-1 rounded-sm bg-hover pl-2 text-xs text-ink"
        >
          <span className="min-w-0 truncate">+ {columnName(column)}</span>
          <Button
            variant="ghost"
            size="small"
            className="px-1.5"
            disabled={disabled}
            aria-label={t('mapping.join.remove', { column: columnName(column), field: name })}
            icon={<X aria-hidden="true" />}
            onClick={() =>
              onChange(
                joinColumns(
                  columns.filter((one) => one !== column),
                  separator,
                ),
              )
            }
          />
        </span>
      ))}
      {further.length > 0 ? (
        <Select
          className="w-32"
          size="small"
          label={t('mapping.join.separator', { field: name })}
          hideLabel
          disabled={disabled}
          options={[
            ...separators.map(([mark, key]) => ({ value: mark, label: t(`mapping.join.${key}`) })),
            ...(separators.some(([mark]) => mark === separator)
              ? []
              : [{ value: separator, label: separator }]),
          ]}
          value={separator}
          onValueChange={(mark) => onChange(joinColumns(columns, mark))}
        />
      ) : null}
      {isAdding && offered.length > 0 ? (
        <Select
          className="w-44"
          size="small"
          label={t('mapping.join.add', { field: name })}
          hideLabel
          disabled={disabled}
          placeholder={t('mapping.choose')}
          options={offered.map((heading) => ({ value: columnChoice(heading), label: columnName(heading) }))}
          value={null}
          onValueChange={(choice) => {
            setIsAdding(false);
            onChange(joinColumns([...columns, choice.slice(1)], separator));
          }}
        />
      ) : offered.length > 0 ? (
        <Button
          variant="ghost"
          size="small"
          className="text-xs text-ink-muted"
          disabled={disabled}
          aria-label={t('mapping.join.add', { field: name })}
          icon={<Plus aria-hidden="true" />}
          onClick={() => setIsAdding(true)}
        >
          {t('mapping.join.addShort')}
        </Button>
      ) : null}
    </div>
  );
}
