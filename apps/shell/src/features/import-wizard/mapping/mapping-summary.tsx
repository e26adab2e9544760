import type { FieldMapping } from '@lading/contracts/entities/mapping-template';
import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import { Badge } from '@lading/ui/badge';
import { Check } from 'lucide-react';
import { useWizardTexts } from '../use-wizard-texts.ts';

interface MappingSummaryProps {
  definition: ImportDefinition;
  faults: ReadonlyMap<string, unknown>;
  mapping: FieldMapping;
  fixedValues: FieldMapping;
}

/** How far the mapping is: fields filled, and required ones that are not. */
export function MappingSummary({ definition, faults, mapping, fixedValues }: MappingSummaryProps) {
  const { t } = useWizardTexts();
  const { fields } = definition;
  const done = fields.filter(({ key }) => mapping[key] || fixedValues[key]?.trim()).length;
  const left = fields.filter(({ key, required }) => required && faults.has(key)).length;
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
    </output>
  );
}
