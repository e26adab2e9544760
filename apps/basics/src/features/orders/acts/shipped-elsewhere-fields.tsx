import { useHostState } from '@lading/bridge/react';
import { knownCarriers } from '@lading/contracts/shipping';
import { formatTime } from '@lading/i18n/format-time';
import type { Form } from '@lading/sub-app-kit/form';
import { DayFilter } from '@lading/sub-app-kit/list';
import { Checkbox } from '@lading/ui/checkbox';
import { SuggestField } from '@lading/ui/suggest-field';
import { TextField } from '@lading/ui/text-field';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** A `type`: an interface has no index signature. */
type ShippedElsewhere = {
  carrierName: string;
  serviceCode: string;
  /** YYYY-MM-DD; empty: today. */
  shipDate: string;
  tellsStore: boolean;
};

/** Carrier and ship date of parcels without a label of ours. `asksStores`: some stores can be notified. */
export function ShippedElsewhereFields({
  form,
  asksStores,
  children,
}: {
  form: Pick<Form<ShippedElsewhere>, 'field' | 'errors' | 'values' | 'set'>;
  asksStores: boolean;
  children?: ReactNode;
}) {
  const { t } = useTranslation('ordersWork');
  const timeZone = useHostState((state) => state.timeZone);
  const [today] = useState(() => formatTime(new Date().toISOString(), timeZone).slice(0, 10));
  return (
    <>
      <SuggestField
        {...form.field('carrierName')}
        label={t('form.carrierName')}
        spellCheck={false}
        suggestions={knownCarriers}
      />
      <TextField
        {...form.field('serviceCode')}
        required={false}
        label={t('form.serviceCode')}
        autoComplete="off"
        spellCheck={false}
      />
      {children}
      <DayFilter
        name="shipDate"
        error={form.errors.shipDate}
        label={t('mark.shipDate')}
        value={form.values.shipDate || today}
        onChange={(day) => form.set({ shipDate: day ?? '' })}
        max={today}
      />
      {asksStores ? (
        <Checkbox
          label={t('mark.tellsStore')}
          checked={form.values.tellsStore}
          onCheckedChange={(tellsStore) => form.set({ tellsStore })}
        />
      ) : null}
    </>
  );
}
