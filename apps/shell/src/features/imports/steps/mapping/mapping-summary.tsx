import type { FieldMapping, ImportDefinition } from '@lading/contracts/imports';
import { Badge } from '@lading/ui/badge';
import { VisuallyHidden } from '@lading/ui/visually-hidden';
import { Check, TriangleAlert } from 'lucide-react';
import { useWizardTexts } from '../use-wizard-texts.ts';

interface MappingSummaryProps {
  definition: ImportDefinition;
  errors: ReadonlyMap<string, unknown>;
  mapping: FieldMapping;
  fixedValues: FieldMapping;
  /** Columns of the file that are not used. */
  unused: readonly string[];
}

/** Number of columns that are listed; the others are counted. All of them are listed at the end of the step. */
const columnsNamed = 5;

/** Columns of names and addresses come first: without them a parcel gets lost. */
const isAddressed = (heading: string): boolean =>
  /name|address|addr|street|apartment|suite|姓|名|地址|街|门牌/iu.test(heading);

/** The state of the mapping: filled fields, missing required ones, and columns whose data would be lost. */
export function MappingSummary(props: MappingSummaryProps) {
  const { definition, errors, mapping, fixedValues, unused } = props;
  const { t, column } = useWizardTexts();
  const { fields } = definition;
  const done = fields.filter(({ key }) => mapping[key] || fixedValues[key]?.trim()).length;
  const left = fields.filter(({ key, required }) => required && errors.has(key)).length;
  return (
    <output className="flex flex-wrap items-center gap-2 text-sm text-ink">
      {t('mapping.matched', { done, total: fields.length })}
      {left > 0 ? (
        <Badge tone="warning">{t('mapping.requiredLeft', { count: left })}</Badge>
      ) : (
        <Badge tone="success" icon={<Check aria-hidden="true" />}>
          {t('mapping.requiredDone')}
        </Badge>
      )}
      {unused.length > 0 ? (
        <span className="inline-flex max-w-full items-start gap-1 rounded-sm border border-warning-line bg-warning-soft px-1.5 py-0.5 text-xs font-medium text-warning-ink">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-3 shrink-0" />
          <VisuallyHidden>{t('mapping.warning')}</VisuallyHidden>
          <span className="min-w-0 break-words">
            {t('mapping.unusedNamed', {
              count: unused.length,
              columns: unused
                .toSorted((one, other) => Number(isAddressed(other)) - Number(isAddressed(one)))
                .slice(0, columnsNamed)
                .map(column)
                .join(t('mapping.listJoin')),
              more:
                unused.length > columnsNamed
                  ? t('mapping.unusedMore', { count: unused.length - columnsNamed })
                  : '',
            })}
          </span>
        </span>
      ) : null}
    </output>
  );
}
