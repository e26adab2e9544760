import { Select } from '@lading/ui/select';
import { useTranslation } from 'react-i18next';
import { useStores } from './order-queries.ts';

const everyStore = '';

/** Narrows the orders to one store; not shown to a seller who has none to choose from. */
export function StoreFilter({
  storeId,
  onChange,
}: {
  storeId: string | null;
  onChange: (storeId: string | null) => void;
}) {
  const { t } = useTranslation('basics');
  const { data } = useStores();
  const stores = data ?? [];
  if (stores.length < 2 && storeId === null) return null;
  return (
    <Select
      label={t('orders.store')}
      hideLabel
      className="max-sm:w-full sm:w-48"
      options={[
        { value: everyStore, label: t('orders.allStores') },
        ...stores.map((store) => ({ value: store.storeId, label: store.name ?? store.storeId })),
      ]}
      value={storeId ?? everyStore}
      onValueChange={(chosen) => onChange(chosen === everyStore ? null : chosen)}
    />
  );
}
