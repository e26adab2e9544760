import {
  freightClassOf,
  handlingKinds,
  type HandlingKind,
  type HandlingUnits,
} from '@lading/contracts/warehouse';
import { languageTag } from '@lading/i18n/languages';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { IconButton } from '@lading/ui/icon-button';
import { NumberField } from '@lading/ui/number-field';
import { SegmentedControl } from '@lading/ui/segmented-control';
import { Select } from '@lading/ui/select';
import { Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActFault, KeptNote, useIsSending, useOneAct } from './act-button.tsx';

type Measure = 'in/lb' | 'cm/kg';
const sides = ['length', 'width', 'height'] as const;

/** Handling units as typed values. */
interface UnitsInput extends Record<(typeof sides)[number] | 'count' | 'weight', number | null> {
  kind: HandlingKind;
}

/** A standard US pallet; its height is measured. */
const palletInput: UnitsInput = {
  kind: 'PALLET',
  count: 1,
  length: 48,
  width: 40,
  height: null,
  weight: null,
};
const metricPallet: UnitsInput = { ...palletInput, length: 120, width: 100 };

function complete(
  { kind, count, weight, length, width, height }: UnitsInput,
  unit: Measure,
): HandlingUnits | null {
  return count && weight && length && width && height
    ? { kind, unit, count, weight, length, width, height }
    : null;
}

/** The handling units of the goods, pallets or cartons: number, size and weight. */
export function PalletForm({ outboundId }: { outboundId: string }) {
  const { t } = useTranslation('warehouseFreight');
  const { isBusy, fault, send } = useOneAct();
  const isSending = useIsSending('palletize', outboundId);
  // One packing, even if sent several times.
  const eventKey = useRef(crypto.randomUUID());
  const [measure, setMeasure] = useState<Measure>('in/lb');
  const [units, setUnits] = useState<readonly UnitsInput[]>([palletInput]);
  const [isTried, setTried] = useState(false);
  const entered = units.flatMap((one) => complete(one, measure) ?? []);
  const isComplete = entered.length === units.length;

  async function palletize() {
    setTried(true);
    if (!isComplete) return;
    const body = { outboundId, eventKey: eventKey.current, units: entered };
    // After a definite refusal, the corrected input is sent as a new one.
    if (!(await send({ call: 'palletize', body }))) eventKey.current = crypto.randomUUID();
  }

  return (
    <Card title={t('units')}>
      <div className="grid gap-4">
        <SegmentedControl
          label={t('measures')}
          items={[
            { value: 'in/lb', label: t('imperial') },
            { value: 'cm/kg', label: t('metric') },
          ]}
          value={measure}
          onValueChange={setMeasure}
          className="justify-self-start"
        />
        {units.map((one, at) => (
          <UnitsFields
            key={at}
            number={at + 1}
            measure={measure}
            value={one}
            onChange={(change) => setUnits(units.with(at, { ...one, ...change }))}
            onRemove={units.length > 1 ? () => setUnits(units.toSpliced(at, 1)) : undefined}
          />
        ))}
        {isTried && !isComplete ? (
          <p role="alert" className="text-sm text-danger-ink">
            {t('missing')}
          </p>
        ) : null}
        <Button
          className="justify-self-start"
          icon={<Plus aria-hidden="true" />}
          onClick={() => setUnits([...units, measure === 'cm/kg' ? metricPallet : palletInput])}
        >
          {t('addUnits')}
        </Button>
        {isSending ? <KeptNote /> : null}
        <ActFault title={t('palletizeFailed')} fault={fault} />
        <Button
          variant="primary"
          size="large"
          fullWidth
          loading={isBusy || isSending}
          onClick={() => void palletize()}
        >
          {t('palletize')}
        </Button>
      </div>
    </Card>
  );
}

interface UnitsFieldsProps {
  number: number;
  measure: Measure;
  value: UnitsInput;
  onChange: (change: Partial<UnitsInput>) => void;
  onRemove: (() => void) | undefined;
}

function UnitsFields({ number, measure, value, onChange, onRemove }: UnitsFieldsProps) {
  const { t } = useTranslation('warehouseFreight');
  const locale = languageTag(useLanguage());
  const measured = complete(value, measure);
  const field = (name: (typeof sides)[number] | 'count' | 'weight', unit?: string) => (
    <NumberField
      label={t(name)}
      value={value[name]}
      onValueChange={(next) => onChange({ [name]: next })}
      min={name === 'count' ? 1 : 0.01}
      max={name === 'count' ? 999 : 100_000}
      decimals={name === 'count' ? 0 : 2}
      locale={locale}
      {...(unit && { unit })}
      required
    />
  );
  const [side, weight] = measure === 'cm/kg' ? ['cm', 'kg'] : ['in', 'lb'];
  return (
    <fieldset aria-label={t('unitsNo', { number })} className="grid gap-3 border-t border-line pt-4">
      <div className="grid grid-cols-2 gap-3">
        <Select
          label={t('kind')}
          value={value.kind}
          onValueChange={(kind) => onChange({ kind })}
          options={handlingKinds.map((one) => ({ value: one, label: t(`kinds.${one}`) }))}
        />
        {field('count')}
      </div>
      <div className="grid grid-cols-3 gap-3">
        {sides.map((name) => (
          <div key={name}>{field(name, side)}</div>
        ))}
      </div>
      <div className="grid grid-cols-2 items-end gap-3">
        {field('weight', weight)}
        <div className="flex items-center justify-between gap-3">
          <span aria-live="polite" className="py-2 text-sm text-ink-muted">
            {measured ? t('classIs', { value: freightClassOf(measured) }) : null}
          </span>
          {onRemove ? (
            <IconButton
              label={t('removeUnits', { number })}
              icon={<Trash2 aria-hidden="true" />}
              onClick={onRemove}
            />
          ) : null}
        </div>
      </div>
    </fieldset>
  );
}
