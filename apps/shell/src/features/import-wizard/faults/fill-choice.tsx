import type { ImportField } from '@lading/contracts/imports/define-import';
import { importOptions } from '@lading/contracts/imports/import-options';
import { Button } from '@lading/ui/button';
import { Combobox } from '@lading/ui/combobox';
import { useMemo, useState } from 'react';
import { useWizardTexts } from '../use-wizard-texts.ts';

interface FillChoiceProps {
  field: ImportField;
  count: number;
  onFill: (value: string) => void;
}

/** One choice for all cells of a group that hold none. */
export function FillChoice({ field, count, onFill }: FillChoiceProps) {
  const { t, label } = useWizardTexts();
  const [value, setValue] = useState<string | null>(null);
  const options = useMemo(
    () =>
      importOptions(field).map((option) => ({
        value: option.value,
        label: label(option.label),
        keywords: `${option.label.en} ${option.label.zh}`,
      })),
    [field, label],
  );
  return (
    <div className="flex flex-col gap-2">
      <Combobox
        label={t('faults.choose')}
        options={options}
        value={value}
        onValueChange={setValue}
        emptyText={t('faults.chooseEmpty')}
        openLabel={t('faults.chooseOpen')}
      />
      <Button
        size="small"
        className="self-start"
        disabled={value === null}
        onClick={() => {
          if (value !== null) onFill(value);
        }}
      >
        {t('faults.fill', { count })}
      </Button>
    </div>
  );
}
