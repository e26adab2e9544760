import { type CallData, coreMessages, type Schema } from '@lading/contracts/core';
import { authorizationEntry, type warehouseAuthorizationApi } from '@lading/contracts/organizations';
import { languageOf } from '@lading/i18n/create-texts';
import { useForm } from '@lading/sub-app-kit/form';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { Checkbox } from '@lading/ui/checkbox';
import { RadioGroup } from '@lading/ui/radio-group';
import { TextField } from '@lading/ui/text-field';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalText } from '../../platform/refusal-text.ts';

type Warehouses = CallData<typeof warehouseAuthorizationApi.calls.readRequest>['warehouses'];
type Naming = keyof typeof authorizationEntry;

/** The input of an authorization: warehouses, and the name of the marketplace's store here. */
export interface Authorization {
  warehouseIds: string[];
  store: { storeName: string } | { customCode: string };
}

type Entry = Pick<Authorization, 'warehouseIds'> & Authorization['store'];

interface AuthorizationFormProps {
  warehouses: Warehouses;
  onSend: (authorization: Authorization) => Promise<unknown>;
}

/** Chooses the warehouses, and the name of the marketplace's store here. */
export function AuthorizationForm({ warehouses, onSend }: AuthorizationFormProps) {
  const { t, i18n } = useTranslation('storesConnection');
  const errorId = useId();
  const [naming, setNaming] = useState<Naming>('name');
  const schema: Schema<Entry> = authorizationEntry[naming];
  const form = useForm({
    schema,
    defaults: {
      warehouseIds: warehouses.length === 1 ? warehouses.map(({ warehouseId }) => warehouseId) : [],
      storeName: '',
      customCode: '',
    },
    say: (field, { code }) => {
      if (field === 'warehouseIds') return t('temu.noWarehouse');
      if (code === coreMessages.wrongForm.code) return t('temu.badCode');
      if (code === coreMessages.required.code)
        return t(field === 'storeName' ? 'temu.noName' : 'temu.noCode');
      return undefined;
    },
    submit: ({ warehouseIds, ...store }) => onSend({ warehouseIds, store }),
  });
  const { warehouseIds } = form.values;
  const missing = form.errors.warehouseIds;

  return (
    <form {...form.props} className="mt-5 flex flex-col gap-5">
      <fieldset data-invalid={missing ? '' : undefined} aria-describedby={missing ? errorId : undefined}>
        <legend className="mb-1.5 text-sm font-medium">{t('temu.warehouses')}</legend>
        <div className="flex flex-col gap-1.5 rounded-lg border border-line p-3">
          {warehouses.map(({ warehouseId, warehouseName, warehouseCode }) => (
            <Checkbox
              key={warehouseId}
              label={warehouseName || warehouseCode || warehouseId}
              description={warehouseCode}
              checked={warehouseIds.includes(warehouseId)}
              onCheckedChange={(isOn) =>
                form.set({
                  warehouseIds: isOn
                    ? [...warehouseIds, warehouseId]
                    : warehouseIds.filter((id) => id !== warehouseId),
                })
              }
            />
          ))}
        </div>
        {missing ? (
          <p id={errorId} className="mt-1.5 text-xs text-danger-ink">
            {missing}
          </p>
        ) : null}
      </fieldset>
      <RadioGroup
        label={t('temu.naming')}
        inline
        value={naming}
        onValueChange={setNaming}
        options={[
          { value: 'name', label: t('temu.storeName') },
          { value: 'code', label: t('temu.customCode') },
        ]}
      />
      <TextField
        key={naming}
        {...form.field(naming === 'name' ? 'storeName' : 'customCode')}
        label={naming === 'name' ? t('temu.storeName') : t('temu.customCode')}
        maxLength={200}
        autoComplete="off"
        description={naming === 'name' ? t('temu.storeNameHint') : t('temu.customCodeHint')}
      />
      {form.failure ? (
        <Banner tone="danger" live>
          {refusalText(form.failure.fault, languageOf(i18n), t('serverError'))}
        </Banner>
      ) : null}
      <Button type="submit" variant="primary" size="large" fullWidth loading={form.isPending}>
        {t('temu.authorize')}
      </Button>
    </form>
  );
}
