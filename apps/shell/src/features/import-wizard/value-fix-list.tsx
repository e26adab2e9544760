import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import { importOptions } from '@lading/contracts/imports/import-options';
import { Button } from '@lading/ui/button';
import { useGridSnapshot, type GridStore } from '@lading/ui/data-grid';
import { ArrowRight, WandSparkles } from 'lucide-react';
import { useMemo } from 'react';
import { useWizardTexts } from './use-wizard-texts.ts';
import { valueFixes, type ValueFix } from './value-fixes.ts';

const fixesShown = 6;

interface ValueFixListProps {
  definition: ImportDefinition;
  store: GridStore;
}

/** Known spellings of choices, each put right in all its rows by one press; undone as one step. */
export function ValueFixList({ definition, store }: ValueFixListProps) {
  const { t, label } = useWizardTexts();
  const { errorRows } = useGridSnapshot(store);
  const fixes = useMemo(
    () => (errorRows === 0 ? [] : valueFixes(definition, store)),
    [definition, store, errorRows],
  );
  if (fixes.length === 0) return null;

  const toLabel = ({ field, to }: ValueFix) => {
    const option = importOptions(field).find(({ value }) => value === to);
    return option ? label(option.label) : to;
  };
  const apply = ({ field, to, rows }: ValueFix) =>
    store.edit(rows.map((row) => ({ row, key: field.key, value: to })));

  return (
    <section className="flex flex-wrap items-center gap-2 rounded-lg border border-brand-line bg-brand-soft px-3 py-2">
      <h4 className="flex items-center gap-1.5 text-sm font-medium text-ink">
        <WandSparkles aria-hidden="true" className="size-4 text-brand-ink" />
        {t('fixes.title')}
      </h4>
      <ul className="flex min-w-0 flex-wrap gap-2">
        {fixes.slice(0, fixesShown).map((fix) => (
          <li key={`${fix.field.key} ${fix.from}`} className="min-w-0">
            <Button
              size="small"
              className="max-w-full"
              aria-label={t('fixes.apply', {
                field: label(fix.field.label),
                from: fix.from,
                to: toLabel(fix),
                count: fix.rows.length,
              })}
              onClick={() => apply(fix)}
            >
              <span className="text-ink-muted">{label(fix.field.label)}</span>
              <span className="max-w-32 truncate">{fix.from}</span>
              <ArrowRight aria-hidden="true" />
              <span className="max-w-32 truncate">{toLabel(fix)}</span>
              <span className="text-ink-muted tabular-nums">
                {t('file.rows', { count: fix.rows.length })}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
