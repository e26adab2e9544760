import { decimalPlaces, limits } from '@lading/contracts/core';
import { languageTag } from '@lading/i18n/languages';
import { knownCarriers, signatureTypes } from '@lading/contracts/shipping';
import { AddressFields, AddressPicker } from '@lading/sub-app-kit/addresses';
import type { Form } from '@lading/sub-app-kit/form';
import { DayFilter } from '@lading/sub-app-kit/list';
import { PackageListFields } from '@lading/sub-app-kit/rates';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { IconButton } from '@lading/ui/icon-button';
import { NumberField } from '@lading/ui/number-field';
import { Select } from '@lading/ui/select';
import { SuggestField } from '@lading/ui/suggest-field';
import { TextField } from '@lading/ui/text-field';
import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LineGoodsFields } from './line-goods-fields.tsx';
import { withEmptyLine, type LineInput } from './line-goods-rules.ts';
import {
  addressValues,
  inUnit,
  type OrderValues,
  type Party,
  type TextField as TextName,
} from './order-form-rules.ts';

interface SectionProps {
  form: Form<OrderValues>;
}

/** A text of the order. */
export function TextInput({ form, name }: SectionProps & { name: TextName }) {
  const { t } = useTranslation('ordersWork');
  return <TextField {...form.field(name)} label={t(`form.${name}`)} autoComplete="off" spellCheck={false} />;
}

/** The carrier: known ones are suggested, any other may be entered. */
export function CarrierInput({ form }: SectionProps) {
  const { t } = useTranslation('ordersWork');
  return (
    <SuggestField
      {...form.field('carrierName')}
      label={t('form.carrierName')}
      spellCheck={false}
      suggestions={knownCarriers}
    />
  );
}

/** The signature option; empty: that of the default settings. An imported text that differs stays until another is chosen. */
export function SignatureInput({ form }: SectionProps) {
  const { t } = useTranslation('ordersWork');
  const { value, ...field } = form.field('signatureType');
  const own = [
    { value: '', label: t('form.signatureUsual') },
    ...signatureTypes.map((type) => ({ value: type, label: t(`form.signatures.${type}`) })),
  ];
  const isOwn = own.some((option) => option.value === value);
  return (
    <Select
      {...field}
      label={t('form.signatureType')}
      value={value}
      options={isOwn ? own : [...own, { value, label: value }]}
    />
  );
}

/** The recipient or the sender. */
export function AddressSection({ form, party, hint }: SectionProps & { party: Party; hint?: string }) {
  const { t } = useTranslation('ordersWork');
  return (
    <Card
      title={t(`field.${party}`)}
      actions={<AddressPicker onPick={(address) => form.set(addressValues(party, address))} />}
    >
      {hint ? <p className="mb-3 text-sm text-ink-muted">{hint}</p> : null}
      <AddressFields field={(part) => form.field(`${party}.${part}`)} canClearCountry={party === 'sender'}>
        <TextField
          {...form.field(`${party}.email`)}
          label={t('address.email')}
          autoComplete="off"
          className="sm:col-span-2"
        />
      </AddressFields>
    </Card>
  );
}

/** Additional decimals of unit prices (decision D27). A field with fewer would round them when it is left. */
const finerDecimals = 4;

/** The ordered goods. */
export function LinesSection({ form }: SectionProps) {
  const { t } = useTranslation('ordersWork');
  const locale = languageTag(useLanguage());
  const { lines, currency } = form.values;
  const set = (at: number, change: Partial<LineInput>) =>
    form.set({ lines: lines.with(at, { ...lines[at]!, ...change }) });
  return (
    <Card title={t('field.lines')}>
      <div className="grid gap-3">
        {lines.map((line, at) => (
          <fieldset
            key={line.lineId}
            className="grid grid-cols-[1fr_1fr_auto] items-end gap-2 border-b border-line pb-3 sm:grid-cols-[3fr_4fr_96px_120px_auto] sm:border-0 sm:pb-0"
          >
            <legend className="sr-only">{t('form.line', { no: at + 1 })}</legend>
            <LineGoodsFields line={line} onChange={(change) => set(at, change)} />
            <NumberField
              label={t('form.quantity')}
              value={line.quantity}
              required
              onValueChange={(quantity) => set(at, { quantity })}
              min={1}
              max={99_999}
              decimals={0}
              locale={locale}
            />
            <NumberField
              label={t('form.unitPrice')}
              value={line.unitPrice}
              onValueChange={(unitPrice) => set(at, { unitPrice })}
              min={0}
              max={limits.amount.maximum}
              decimals={decimalPlaces(currency) + finerDecimals}
              locale={locale}
            />
            <IconButton
              label={t('form.removeLine', { no: at + 1 })}
              icon={<Trash2 aria-hidden="true" />}
              onClick={() => form.set({ lines: lines.toSpliced(at, 1) })}
            />
          </fieldset>
        ))}
        {form.errors.lines ? (
          <p role="alert" className="text-sm text-danger-ink">
            {form.errors.lines}
          </p>
        ) : null}
        <Button
          className="justify-self-start"
          icon={<Plus aria-hidden="true" />}
          onClick={() => form.set({ lines: withEmptyLine(lines) })}
        >
          {t('form.addLine')}
        </Button>
      </div>
    </Card>
  );
}

/** The parcels of the order, as far as known. `isSaved`: switching the unit converts their numbers instead of only renaming the unit. */
export function PackagesSection({
  form,
  actions,
  isSaved,
}: SectionProps & { actions: ReactNode; isSaved: boolean }) {
  const { t } = useTranslation('ordersWork');
  const { packages, unit } = form.values;
  return (
    <Card title={t('field.packages')} actions={actions}>
      <PackageListFields
        unit={unit}
        packages={packages}
        onChange={(change) => form.set(isSaved && change.unit ? inUnit(form.values, change.unit) : change)}
        isMissing={false}
      />
      {form.errors.packages ? (
        <p role="alert" className="text-sm text-danger-ink">
          {form.errors.packages}
        </p>
      ) : null}
      {packages.length > 0 ? (
        <Button className="mt-3" onClick={() => form.set({ packages: [] })}>
          {t('form.noPackages')}
        </Button>
      ) : null}
    </Card>
  );
}

/** The ship-by day. */
export function ShipByInput({ form }: SectionProps) {
  const { t } = useTranslation('ordersWork');
  return (
    <DayFilter
      label={t('form.shipBy')}
      value={form.values.shipBy || null}
      onChange={(day) => form.set({ shipBy: day ?? '' })}
    />
  );
}
