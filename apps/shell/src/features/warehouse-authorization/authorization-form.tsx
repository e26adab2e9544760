import type { CallData } from '@lading/contracts/define-service';
import type { warehouseAuthorization } from '@lading/contracts/services/warehouse-authorization';
import { Button } from '@lading/ui/button';
import { Checkbox } from '@lading/ui/checkbox';
import { RadioGroup } from '@lading/ui/radio-group';
import { TextField } from '@lading/ui/text-field';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { draftFaults, type AuthorizationDraft, type StoreNaming } from './authorization-rules.ts';

type Warehouses = CallData<typeof warehouseAuthorization.calls.readRequest>['warehouses'];

interface AuthorizationFormProps {
  warehouses: Warehouses;
  isSending: boolean;
  /** Above the button: why it did not work. */
  failure: ReactNode;
  onSend: (draft: AuthorizationDraft) => void;
}

/** Which warehouses, and how the marketplace's store is named here. */
export function AuthorizationForm({ warehouses, isSending, failure, onSend }: AuthorizationFormProps) {
  const { t } = useTranslation('channels');
  const [warehouseIds, setWarehouses] = useState<readonly string[]>(() =>
    warehouses.length === 1 ? warehouses.map(({ warehouseId }) => warehouseId) : [],
  );
  const [naming, setNaming] = useState<StoreNaming>('name');
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const faultId = useId();
  const list = useRef<HTMLFieldSetElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const faults = isChecked ? draftFaults({ warehouseIds, naming, text }) : {};

  function send() {
    const found = draftFaults({ warehouseIds, naming, text });
    setChecked(true);
    if (found.warehouses) list.current?.querySelector('input')?.focus();
    else if (found.store) field.current?.focus();
    else onSend({ warehouseIds, naming, text: text.trim() });
  }

  return (
    <form
      noValidate
      className="mt-5 flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <fieldset ref={list} aria-describedby={faults.warehouses ? faultId : undefined}>
        <legend className="mb-1.5 text-sm font-medium">{t('temu.warehouses')}</legend>
        <div className="flex flex-col gap-1.5 rounded-lg border border-line p-3">
          {warehouses.map(({ warehouseId, warehouseName, warehouseCode }) => (
            <Checkbox
              key={warehouseId}
              label={warehouseName || warehouseCode || warehouseId}
              description={warehouseCode}
              checked={warehouseIds.includes(warehouseId)}
              onCheckedChange={(isOn) =>
                setWarehouses(
                  isOn ? [...warehouseIds, warehouseId] : warehouseIds.filter((id) => id !== warehouseId),
                )
              }
            />
          ))}
        </div>
        {faults.warehouses ? (
          <p id={faultId} className="mt-1.5 text-xs text-danger-ink">
            {t(`temu.${faults.warehouses}`)}
          </p>
        ) : null}
      </fieldset>
      <RadioGroup
        label={t('temu.naming')}
        inline
        value={naming}
        onValueChange={(chosen) => {
          setNaming(chosen);
          setChecked(false);
        }}
        options={[
          { value: 'name', label: t('temu.storeName') },
          { value: 'code', label: t('temu.customCode') },
        ]}
      />
      <TextField
        ref={field}
        label={naming === 'name' ? t('temu.storeName') : t('temu.customCode')}
        required
        value={text}
        maxLength={200}
        autoComplete="off"
        onValueChange={setText}
        description={naming === 'name' ? t('temu.storeNameHint') : t('temu.customCodeHint')}
        error={faults.store ? t(`temu.${faults.store}`) : undefined}
      />
      {failure}
      <Button type="submit" variant="primary" size="large" fullWidth loading={isSending}>
        {t('temu.authorize')}
      </Button>
    </form>
  );
}
