import { SearchField } from '@lading/ui/search-field';
import { useTranslation } from 'react-i18next';

export interface ListSearchProps {
  label: string;
  placeholder: string;
  address: { readonly search: string };
  onChange: (change: { search: string }) => void;
}

/** Searches a list that lives in its address. */
export function ListSearch({ label, placeholder, address, onChange }: ListSearchProps) {
  const { t } = useTranslation('subApp');
  return (
    <SearchField
      label={label}
      placeholder={placeholder}
      clearLabel={t('list.clearSearch')}
      value={address.search}
      onSearch={(search) => onChange({ search })}
      className="max-sm:w-full sm:w-96"
    />
  );
}
