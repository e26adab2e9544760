import { Mail } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../src/button.tsx';
import { Card } from '../src/card.tsx';
import { Checkbox } from '../src/checkbox.tsx';
import { Combobox } from '../src/combobox.tsx';
import { FileDrop } from '../src/file-drop.tsx';
import { NumberField } from '../src/number-field.tsx';
import { PasswordField } from '../src/password-field.tsx';
import { RadioGroup } from '../src/radio-group.tsx';
import { Select } from '../src/select.tsx';
import { Switch } from '../src/switch.tsx';
import { TextArea } from '../src/text-area.tsx';
import { TextField } from '../src/text-field.tsx';
import type { Words } from './words.ts';

const carriers = [
  { value: 'ups', label: 'UPS Ground' },
  { value: 'usps', label: 'USPS Ground Advantage' },
  { value: 'fedex', label: 'FedEx Home Delivery' },
];
const countries = [
  { value: 'CN', label: 'China', keywords: '中国', detail: 'CN' },
  { value: 'US', label: 'United States', keywords: '美国', detail: 'US' },
  { value: 'VN', label: 'Viet Nam', keywords: '越南', detail: 'VN' },
];

export function FormPart({ w }: { w: Words }) {
  const [carrier, setCarrier] = useState<string | null>('ups');
  const [country, setCountry] = useState<string | null>(null);
  const [qty, setQty] = useState<number | null>(1250.5);
  const [on, setOn] = useState(true);
  const [unit, setUnit] = useState<'cm' | 'in'>('cm');
  const [file, setFile] = useState<File | null>(null);
  const [refused, setRefused] = useState(false);
  return (
    <Card
      title={w.dialogTitle}
      footer={
        <div className="flex justify-end gap-2">
          <Button>{w.cancel}</Button>
          <Button variant="primary">{w.import}</Button>
        </div>
      }
    >
      <div className="grid max-w-160 gap-4 sm:grid-cols-2">
        <TextField
          label={w.email}
          required
          leading={<Mail />}
          placeholder="name@company.com"
          description={w.emailHelp}
        />
        <TextField label={w.email} error={w.emailError} defaultValue="name@" />
        <PasswordField
          label={w.password}
          showLabel="Show"
          hideLabelText="Hide"
          defaultValue="correct horse"
        />
        <NumberField
          label={w.weight}
          unit="kg"
          value={qty}
          onValueChange={setQty}
          decimals={2}
          stepLabels={{ decrease: 'Less', increase: 'More' }}
        />
        <Select label={w.carrier} options={carriers} value={carrier} onValueChange={setCarrier} />
        <Combobox
          label={w.country}
          options={countries}
          value={country}
          onValueChange={setCountry}
          emptyText="–"
          openLabel={w.country}
          clearLabel={w.cancel}
          placeholder={w.countryHint}
          hint="Schedule B"
        />
        <TextArea label={w.note} rows={3} className="sm:col-span-2" />
        <div className="flex flex-col gap-2">
          <Checkbox label={w.ignore} checked={on} onCheckedChange={setOn} />
          <Checkbox label={w.ignore} checked={false} disabled onCheckedChange={setOn} />
          <Switch label={w.pull} checked={on} onCheckedChange={setOn} />
        </div>
        <RadioGroup
          label={w.unit}
          options={[
            { value: 'cm', label: 'cm / kg' },
            { value: 'in', label: 'in / lb' },
          ]}
          value={unit}
          onValueChange={setUnit}
        />
        <div className="sm:col-span-2">
          <FileDrop
            label={w.choose}
            file={file}
            onFileChange={(next) => {
              setFile(next);
              setRefused(false);
            }}
            onRefuse={() => setRefused(true)}
            accept={['.csv', '.xlsx', '.xls']}
            chooseLabel={w.choose}
            dropText={w.drop}
            hint={w.kinds}
            removeLabel={w.remove}
            {...(refused ? { error: w.kinds } : {})}
          />
        </div>
      </div>
    </Card>
  );
}
