import { Select } from '@lading/ui/select';
import { useTranslation } from 'react-i18next';

const kinds = ['auto', 'home', 'business'] as const;

interface AddressKindFieldProps {
  /** Whether the address is a home, as entered; undefined: by its check, or else by its company. */
  residential: boolean | undefined;
  /** For which the displayed rates are; undefined: none are displayed. */
  quoted: boolean | undefined;
  disabled?: boolean;
  onChange: (residential: boolean | undefined) => void;
}

/** Whether a label goes to a home or to a business, which carriers charge for. */
export function AddressKindField({ residential, quoted, disabled = false, onChange }: AddressKindFieldProps) {
  const { t } = useTranslation('shippingLabels');
  return (
    <Select
      label={t('options.address')}
      description={
        quoted === undefined
          ? t('options.addressHint')
          : t(`options.addressQuoted.${quoted ? 'home' : 'business'}`)
      }
      disabled={disabled}
      options={kinds.map((value) => ({ value, label: t(`options.addressKinds.${value}`) }))}
      value={residential === undefined ? 'auto' : residential ? 'home' : 'business'}
      onValueChange={(kind) => onChange(kind === 'auto' ? undefined : kind === 'home')}
    />
  );
}
