import {
  goodsDeclaration,
  isFiledAtAnyValue,
  type MeasureUnit,
  type ShippingSettings,
} from '@lading/contracts/shipping';
import { languageTag } from '@lading/i18n/languages';
import { LabelCustoms } from '@lading/sub-app-kit/components/label-customs';
import { CountField, CountryField, FormDialog, FormLines, useForm } from '@lading/sub-app-kit/form';
import { useShippingDefaults } from '@lading/sub-app-kit/presets';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { Button } from '@lading/ui/button';
import { NumberField } from '@lading/ui/number-field';
import { TextField } from '@lading/ui/text-field';
import { useTranslation } from 'react-i18next';
import {
  emptyLine,
  goodsCurrency,
  startOf,
  wireOf,
  type GoodsDeclaration,
  type GoodsLine,
} from './goods-input-rules.ts';

export interface GoodsDialogProps {
  /** The declaration so far. */
  declared: GoodsDeclaration | null;
  from: { countryCode: string };
  to: { countryCode: string };
  /** Chooses the unit of weights: ounces or grams. */
  unit: MeasureUnit;
  /** The name of the sender, who signs unless the default settings name someone else. */
  sender: string;
  /** @param declared null to remove it */
  onSet: (declared: GoodsDeclaration | null) => void;
  onClose: () => void;
}

/** The customs declaration of a shipment without an order: its goods, typed line by line, and who declares them as what. */
export function GoodsDialog(props: GoodsDialogProps) {
  const { data, isLoading } = useShippingDefaults();
  return isLoading ? null : <GoodsForm {...props} usual={data?.settings} />;
}

function GoodsForm(props: GoodsDialogProps & { usual: ShippingSettings | undefined }) {
  const { declared, from, to, unit, sender, usual, onSet, onClose } = props;
  const { t } = useTranslation(['shippingParcels', 'ordersCustoms']);
  const asksEar99 = isFiledAtAnyValue(from, to);
  function set(next: GoodsDeclaration | null) {
    onSet(next);
    onClose();
  }
  const form = useForm({
    schema: goodsDeclaration,
    defaults: startOf(declared, usual, { unit, sender }),
    wire: (values) => wireOf(values, { unit, asksEar99 }),
    // The lines show one error for all their fields.
    say: (field) => (field === 'items' ? t('goods.incomplete') : undefined),
    submit({ currency, items, ...customs }) {
      set({ goods: { currency, items }, customs });
      return Promise.resolve();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('goods.title')}
      failureTitle={t('goods.failed')}
      submitLabel={t('goods.submit')}
      otherSubmit={declared ? <Button onClick={() => set(null)}>{t('goods.remove')}</Button> : undefined}
      onClose={onClose}
      width={760}
    >
      <FormLines
        title={t('goods.lines')}
        lines={form.values.items}
        onChange={(items) => form.set({ items })}
        empty={emptyLine}
        error={form.errors.items}
        addLabel={t('goods.add')}
        lineLabel={(number) => t('goods.line', { number })}
        removeLabel={(number) => t('goods.removeLine', { number })}
        fields={(line, change) => <LineFields line={line} unit={unit} onChange={change} />}
      />
      <LabelCustoms customs={form.values} asksEar99={asksEar99} onChange={form.set} />
    </FormDialog>
  );
}

interface LineFieldsProps {
  line: GoodsLine;
  unit: MeasureUnit;
  onChange: (part: Partial<GoodsLine>) => void;
}

/** Goods of one kind. */
function LineFields({ line, unit, onChange }: LineFieldsProps) {
  const { t } = useTranslation('shippingParcels');
  const locale = languageTag(useLanguage());
  return (
    <>
      <TextField
        label={t('goods.description')}
        className="min-w-52 flex-1"
        value={line.description}
        onValueChange={(description) => onChange({ description })}
        autoComplete="off"
        maxLength={1_000}
        required
      />
      <TextField
        label={t('goods.hsCode')}
        className="w-36"
        value={line.hsCode}
        onValueChange={(hsCode) => onChange({ hsCode })}
        autoComplete="off"
        maxLength={20}
        required
      />
      <CountryField
        label={t('goods.origin')}
        className="w-48"
        value={line.originCountry || null}
        onValueChange={(code) => onChange({ originCountry: code ?? '' })}
        required
      />
      <CountField
        label={t('goods.quantity')}
        className="w-24"
        value={line.quantity}
        onValueChange={(quantity) => onChange({ quantity })}
        max={99_999}
        required
      />
      <NumberField
        label={t('goods.value')}
        className="w-36"
        value={line.unitValue}
        onValueChange={(unitValue) => onChange({ unitValue })}
        min={0}
        decimals={2}
        locale={locale}
        unit={goodsCurrency}
        required
      />
      <NumberField
        label={t('goods.weight')}
        className="w-32"
        value={line.weight}
        onValueChange={(weight) => onChange({ weight })}
        min={0}
        decimals={2}
        locale={locale}
        unit={unit === 'cm/kg' ? 'g' : 'oz'}
        required
      />
    </>
  );
}
