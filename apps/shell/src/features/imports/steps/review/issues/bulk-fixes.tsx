import type { ImportField } from '@lading/contracts/imports';
import { checkField } from '@lading/import-engine/check-field';
import { Button } from '@lading/ui/button';
import { Combobox } from '@lading/ui/combobox';
import { TextField } from '@lading/ui/text-field';
import { ArrowDownToLine, ChevronRight, ListPlus, Merge, Trash2 } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import {
  copyFromAbove,
  deleteRows,
  fixSize,
  keepOne,
  mergeAsLines,
  mergeAsPackages,
  rowsEdited,
  setAll,
  type BulkFix,
} from '../../../model/issues/bulk-fix.ts';
import { givenOnce } from '../../../model/issues/given-once.ts';
import { useFieldOptions } from '../../use-field-options.ts';
import { useWizardTexts } from '../../use-wizard-texts.ts';
import type { IssueGroupProps } from './issue-panel-props.ts';

/** Everything that can be done to all cells or rows of a group at once; each is one undo step. */
export function BulkFixes(props: IssueGroupProps & { field: ImportField }) {
  const { definition, group, field, session, index, fixing } = props;
  const { t } = useWizardTexts();
  const [isOpen, setIsOpen] = useState(false);
  if (!group.isError && group.kind !== 'reported') return null;
  const isKey = definition.uniqueBy.at(-1) === field.key;
  const fixes = (
    <div className="flex flex-col gap-3">
      {isKey ? null : (
        <SetAll
          field={field}
          count={group.count}
          onSet={(value) =>
            void fixing.apply(setAll(session, index.sortedRowsOf(group.id), field.key, value))
          }
        />
      )}
      <div className="flex flex-wrap gap-1.5">
        {group.kind === 'duplicate' ? <DuplicateFixes {...props} /> : null}
        {/* The measures of a row may have been converted into its unit; those of a row without one were not. */}
        {isKey || field.isUnit ? null : <CopyAbove {...props} />}
        <DeleteRows {...props} />
      </div>
    </div>
  );
  if (group.fix === null) return fixes;
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        className="group flex items-center gap-1 text-sm font-medium text-ink-muted hover:text-ink"
        onClick={() => setIsOpen(!isOpen)}
      >
        <ChevronRight
          aria-hidden="true"
          className="size-4 transition-transform group-aria-expanded:rotate-90"
        />
        {t('faults.otherFixes')}
      </button>
      {isOpen ? <div className="pt-2">{fixes}</div> : null}
    </div>
  );
}

interface SetAllProps {
  field: ImportField;
  count: number;
  onSet: (value: string) => void;
}

/** One value for all cells of a group, in the field's own editor; an invalid one is refused. */
function SetAll({ field, count, onSet }: SetAllProps) {
  const { t, label, text } = useWizardTexts();
  const optionsOf = useFieldOptions();
  const [value, setValue] = useState('');
  const options = useMemo(
    () =>
      optionsOf(field).map((option) => ({
        value: option.value,
        label: label(option.label),
        keywords: `${option.label.en} ${option.label.zh}`,
      })),
    [field, label, optionsOf],
  );
  const trimmed = value.trim();
  const fault = trimmed === '' ? undefined : checkField(field, trimmed);
  const isReady = trimmed !== '' && !fault;
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) onSet(trimmed);
      }}
    >
      {field.editor === 'select' ? (
        <Combobox
          label={t('faults.choose')}
          options={options}
          value={value === '' ? null : value}
          onValueChange={(next) => setValue(next ?? '')}
          emptyText={t('faults.chooseEmpty')}
          openLabel={t('faults.chooseOpen')}
        />
      ) : (
        <TextField
          label={t('faults.choose')}
          value={value}
          onValueChange={setValue}
          error={fault ? text(fault) : undefined}
          autoComplete="off"
          {...(field.editor === 'number' ? { inputMode: 'decimal' as const } : {})}
        />
      )}
      <Button size="small" type="submit" className="self-start" disabled={!isReady}>
        {t('faults.fill', { count })}
      </Button>
    </form>
  );
}

interface FixButtonProps {
  fix: BulkFix | null;
  icon: ReactNode;
  /** The label of a fix, with the number of cells or rows. */
  label: (count: number) => string;
  count?: number;
  props: IssueGroupProps;
}

/** A button that carries out a fix; not shown if it would change nothing. */
function FixButton({ fix, icon, label, count, props: { fixing } }: FixButtonProps) {
  if (!fix || fixSize(fix) === 0) return null;
  return (
    <Button size="small" icon={icon} loading={fixing.isFixing} onClick={() => void fixing.apply(fix)}>
      {label(count ?? fixSize(fix))}
    </Button>
  );
}

function CopyAbove(props: IssueGroupProps) {
  const { definition, session, index, group } = props;
  const { t, label } = useWizardTexts();
  // The group is a new object with each new state of the issues.
  const fix = useMemo(
    () => copyFromAbove(session, index.sortedRowsOf(group.id), group.fieldKey),
    [session, index, group],
  );
  const given = useMemo(
    () => (group.kind === 'required' ? givenOnce(definition, session.store, fix) : null),
    [definition, session, group, fix],
  );
  const names = definition.fields
    .filter(({ key }) => key === group.fieldKey || given?.keys.includes(key))
    .map((field) => label(field.label));
  return (
    <>
      {given ? (
        <FixButton
          fix={given.fix}
          count={rowsEdited(given.fix)}
          icon={<ArrowDownToLine aria-hidden="true" />}
          label={(count) => t('faults.givenOnce', { count, fields: names.join(t('mapping.listJoin')) })}
          props={props}
        />
      ) : null}
      <FixButton
        fix={fix}
        icon={<ArrowDownToLine aria-hidden="true" />}
        label={(count) => t('faults.copyAbove', { count })}
        props={props}
      />
    </>
  );
}

function DeleteRows(props: IssueGroupProps) {
  const { session, index, group } = props;
  const { t } = useWizardTexts();
  const fix = useMemo(() => deleteRows(session, index.sortedRowsOf(group.id)), [session, index, group]);
  return (
    <FixButton
      fix={fix}
      icon={<Trash2 aria-hidden="true" />}
      label={(count) => t('faults.deleteRows', { count })}
      props={props}
    />
  );
}

/** The possible meanings of rows with the same key. */
function DuplicateFixes(props: IssueGroupProps) {
  const { definition, session, index, group } = props;
  const { t } = useWizardTexts();
  const fixes = useMemo(() => {
    const rows = index.sortedRowsOf(group.id);
    return {
      first: keepOne(definition, session, rows, 'first'),
      last: keepOne(definition, session, rows, 'last'),
      lines: mergeAsLines(definition, session, rows),
      packages: mergeAsPackages(definition, session, rows),
    };
  }, [definition, session, index, group]);
  const { first, last, lines, packages } = fixes;
  return (
    <>
      <FixButton
        fix={first}
        icon={<Trash2 aria-hidden="true" />}
        label={(count) => t('faults.keepFirst', { count })}
        props={props}
      />
      <FixButton
        fix={last}
        icon={<Trash2 aria-hidden="true" />}
        label={(count) => t('faults.keepLast', { count })}
        props={props}
      />
      <FixButton
        fix={lines}
        icon={<Merge aria-hidden="true" />}
        label={(count) => t('faults.mergeLines', { count })}
        props={props}
      />
      <FixButton
        fix={packages}
        count={packages ? rowsEdited(packages) : 0}
        icon={<ListPlus aria-hidden="true" />}
        label={(count) => t('faults.mergePackages', { count })}
        props={props}
      />
    </>
  );
}
