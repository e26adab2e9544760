import { Checkbox } from '@lading/ui/checkbox';
import { useWizardTexts } from './use-wizard-texts.ts';

interface ClearBlanksProps {
  checked: boolean;
  disabled: boolean;
  onChange: (on: boolean) => void;
}

/** Chooses what blank cells do to existing records (decision D23). */
export function ClearBlanks({ checked, disabled, onChange }: ClearBlanksProps) {
  const { t } = useWizardTexts();
  return (
    <div className="border-t border-line pt-3">
      <Checkbox
        label={t('mapping.clearBlanks')}
        description={t('mapping.clearBlanksText')}
        checked={checked}
        disabled={disabled}
        onCheckedChange={onChange}
      />
    </div>
  );
}
