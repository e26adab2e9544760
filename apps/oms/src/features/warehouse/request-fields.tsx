import { inboundDeliveries, type InboundDelivery } from '@lading/contracts/warehouse';
import { CountField, LoadedField, type FieldWiring } from '@lading/sub-app-kit/form';
import { DayFilter } from '@lading/sub-app-kit/list';
import { Combobox, type ComboboxOption } from '@lading/ui/combobox';
import { EmptyState } from '@lading/ui/empty-state';
import { Select } from '@lading/ui/select';
import { TextField } from '@lading/ui/text-field';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useProductChoices } from '../../use-product-choices.ts';
import { useFunctionWarehouses } from './warehouse-queries.ts';

/** A warehouse to choose. */
export interface WarehouseChoice {
  value: string;
  label: string;
}

/** A text in wire format: null if empty. */
export const orNull = (text: string): string | null => text.trim() || null;

/** The first fields of a request, new or existing. */
export const headOf = (
  known: { warehouseId: string; clientRef: string } | null,
  warehouses: readonly WarehouseChoice[],
) => ({
  warehouseId: known?.warehouseId ?? warehouses[0]?.value ?? '',
  clientRef: known?.clientRef ?? '',
});

interface RequestHeadProps {
  warehouses: readonly WarehouseChoice[];
  form: { field: (name: 'warehouseId' | 'clientRef') => FieldWiring<string> };
}

/** The first fields of every request: its warehouse, and the client's own number. */
export function RequestHead({ warehouses, form }: RequestHeadProps) {
  const { t } = useTranslation('warehouse');
  return (
    <>
      <Select label={t('column.warehouse')} {...form.field('warehouseId')} options={warehouses} />
      <TextField label={t('column.reference')} {...form.field('clientRef')} maxLength={50} />
    </>
  );
}

interface ArrivalFieldsProps {
  delivery: FieldWiring<InboundDelivery>;
  eta: FieldWiring<string>;
}

/** How the announced goods travel, and the expected day. */
export function ArrivalFields({ delivery, eta }: ArrivalFieldsProps) {
  const { t } = useTranslation('warehouse');
  return (
    <>
      <Select
        label={t('column.delivery')}
        {...delivery}
        options={inboundDeliveries.map((value) => ({ value, label: t(`delivery.${value}`) }))}
      />
      <DayFilter label={t('column.eta')} value={eta.value} onChange={(day) => eta.onValueChange(day ?? '')} />
    </>
  );
}

interface OfferingWarehousesProps {
  /** The services that the warehouses must provide for the organization (spec §6). */
  functionType: number;
  isNew: boolean;
  /** Shown if a new request finds no warehouse. */
  none: { icon: ReactNode; title: string; hint: string };
  children: (warehouses: WarehouseChoice[]) => ReactNode;
}

/** Provides an editor with the warehouses that offer the required service. */
export function OfferingWarehouses({ functionType, isNew, none, children }: OfferingWarehousesProps) {
  const warehouses = useFunctionWarehouses(functionType);
  if (!isNew || warehouses.length > 0) return children(warehouses);
  return (
    <div className="rounded-lg border border-line bg-surface">
      <EmptyState icon={none.icon} title={none.title}>
        {none.hint}
      </EmptyState>
    </div>
  );
}

interface SkuFieldProps {
  label: string;
  choices: readonly ComboboxOption<string>[];
  value: string;
  onValueChange: (skuCode: string) => void;
  placeholder: string;
  emptyText: string;
  /** Called with the typed text, for choices that are fetched by search. */
  onSearch?: ((text: string) => void) | undefined;
}

/** One of many SKUs; the chosen one always stays in the list. */
export function SkuField(props: SkuFieldProps) {
  const { label, choices, value, onValueChange, placeholder, emptyText, onSearch } = props;
  const isKnown = !value || choices.some((one) => one.value === value);
  return (
    <Combobox
      label={label}
      className="min-w-52 flex-1"
      options={isKnown ? choices : [{ value, label: value, keywords: '', detail: '' }, ...choices]}
      value={value || null}
      onValueChange={(skuCode) => onValueChange(skuCode ?? '')}
      emptyText={emptyText}
      openLabel={placeholder}
      placeholder={placeholder}
      onSearch={onSearch}
      required
    />
  );
}

/** Number of units of a line. */
export function UnitsField(props: { value: number | null; onValueChange: (units: number | null) => void }) {
  const { t } = useTranslation('warehouse');
  return <CountField {...props} label={t('column.units')} className="w-28" max={999_999} required />;
}

export interface GoodsLine {
  skuCode: string;
  quantity: number | null;
}

export const emptyGoods: GoodsLine = { skuCode: '', quantity: null };

interface GoodsFieldsProps {
  line: GoodsLine;
  onChange: (part: Partial<GoodsLine>) => void;
}

/** One product with its number of units. */
export function GoodsFields({ line, onChange }: GoodsFieldsProps) {
  const { t } = useTranslation('warehouse');
  const { choices, query, onSearch } = useProductChoices();
  return (
    <>
      <LoadedField className="min-w-52 flex-1" label={t('column.sku')} query={query}>
        <SkuField
          label={t('column.sku')}
          choices={choices}
          onSearch={onSearch}
          value={line.skuCode}
          onValueChange={(skuCode) => onChange({ skuCode })}
          placeholder={t('inbound.chooseProduct')}
          emptyText={t('inbound.noProduct')}
        />
      </LoadedField>
      <UnitsField value={line.quantity} onValueChange={(quantity) => onChange({ quantity })} />
    </>
  );
}
