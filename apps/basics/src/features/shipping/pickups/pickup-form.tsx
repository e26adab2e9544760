import type { BookEntry } from '@lading/contracts/shipping';
import {
  pickupDraft,
  pickupPlaces,
  shipmentServiceMessages,
  timeZoneOfState,
  type Pickup,
  type PickupPlace,
} from '@lading/contracts/shipment-service';
import { languageTag } from '@lading/i18n/languages';
import { FormDialog, LoadedField, useForm, type Form } from '@lading/sub-app-kit/form';
import { DayFilter } from '@lading/sub-app-kit/list';
import { useAddressChoices, useShippingDefaults } from '@lading/sub-app-kit/presets';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { Button } from '@lading/ui/button';
import { Combobox } from '@lading/ui/combobox';
import { NumberField } from '@lading/ui/number-field';
import { Select } from '@lading/ui/select';
import { TextArea } from '@lading/ui/text-area';
import { TextField } from '@lading/ui/text-field';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { timeZoneChoices } from '../time-zone-choices.ts';
import { usePickupTexts } from './pickup-facts.tsx';
import { usePickupActs, usePickupCarriers, useWaitingParcels } from './pickup-queries.ts';

/** The form values; the account and its carrier are one choice. */
interface Values extends Record<string, unknown> {
  carrier: string;
  entryId: string | null;
  day: string;
  ready: string;
  close: string;
  timeZone: string | null;
  packages: number | null;
  weightLb: number | null;
  place: PickupPlace;
  instructions: string;
}

const keyOf = ({ accountId, carrierName }: { accountId: string; carrierName: string }): string =>
  JSON.stringify([accountId, carrierName]);
const carrierOf = (key: string): { accountId: string; carrierName: string } => {
  const [accountId = '', carrierName = ''] = (key === '' ? [] : JSON.parse(key)) as string[];
  return { accountId, carrierName };
};
const wireOf = ({ carrier, ...same }: Values) => ({ ...same, ...carrierOf(carrier) });

const tomorrow = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(Date.now() + 86_400_000));

/** What waits at the chosen address, and its numbers for the form. */
function Waiting({ form }: { form: Form<Values> }) {
  const { t } = useTranslation('shippingPickups');
  const texts = usePickupTexts();
  const { carrier, entryId, packages, weightLb } = form.values;
  const { data } = useWaitingParcels({ ...carrierOf(carrier), entryId });
  if (!data) return null;
  if (data.shipments === 0) return <p className="text-sm text-ink-muted">{t('form.nothingWaits')}</p>;
  const isUsed = packages === data.packages && weightLb === data.weightLb;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-sunken px-3 py-2 text-sm text-ink">
      <output className="min-w-0 flex-1 basis-60">
        {t('form.waiting', {
          count: data.shipments,
          packages: t('packageCount', { count: data.packages }),
          weight: data.weightLb,
        })}
      </output>
      {isUsed ? null : (
        <Button
          size="small"
          title={texts.loadOf(data)}
          onClick={() => form.set({ packages: data.packages, weightLb: data.weightLb })}
        >
          {t('form.useThese')}
        </Button>
      )}
    </div>
  );
}

/** The details of a pickup; its fee is requested on submit. */
export function PickupForm({
  draft,
  from,
  timeZone,
  onOffer,
  onClose,
}: {
  draft: Values | null;
  /** The address of the draft. */
  from: BookEntry | null;
  timeZone: string;
  onOffer: (offer: Pickup, values: Values, from: BookEntry | null) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation(['shippingPickups', 'common']);
  const locale = languageTag(useLanguage());
  const { offer } = usePickupActs();
  const carriers = usePickupCarriers();
  const usual = useShippingDefaults().data?.sender;
  const form = useForm<Values, Parameters<typeof offer.mutateAsync>[0]>({
    schema: pickupDraft,
    catalogs: [shipmentServiceMessages],
    defaults: draft ?? {
      carrier: '',
      entryId: null,
      day: tomorrow(timeZone),
      ready: '09:00',
      close: '17:00',
      timeZone,
      packages: null,
      weightLb: null,
      place: 'FRONT_DOOR',
      instructions: '',
    },
    wire: wireOf,
    async submit(body) {
      const made = await offer.mutateAsync(body);
      if (made) onOffer(made, form.values, entryOf(form.values.entryId) ?? null);
    },
  });
  const { values } = form;
  const book = useAddressChoices(values.entryId, [from, usual]);
  const { query, entries, entryOf } = book;
  const choices = carriers.data ?? [];
  // The first account and the default sender fit most pickups.
  const sender = entries.find(({ uses }) => uses.includes('sender'));
  if (values.carrier === '' && choices[0]) propose({ carrier: keyOf(choices[0]) });
  if (values.entryId === null && sender) propose(chosen(sender.entryId));

  function chosen(entryId: string | null): Partial<Values> {
    const { countryCode, stateCode } = entryOf(entryId)?.address ?? {};
    const zone = countryCode === 'US' ? timeZoneOfState(stateCode) : undefined;
    return { entryId, ...(zone && { timeZone: zone }) };
  }
  /** Fills in fields without input, so nothing is lost. */
  function propose(part: Partial<Values>) {
    if (form.isDirty) form.set(part);
    else form.rebase({ ...values, ...part });
  }

  const zones = useMemo(() => timeZoneChoices(timeZone), [timeZone]);
  const isEmptyBook = query.data?.records.length === 0;
  return (
    <FormDialog
      form={form}
      title={t('form.title')}
      failureTitle={t('form.failed')}
      submitLabel={t('form.submit')}
      isDisabled={choices.length === 0 || isEmptyBook}
      onClose={onClose}
      width={600}
    >
      {carriers.data && choices.length === 0 ? (
        <p className="text-sm text-ink">{t('form.noCarriers')}</p>
      ) : (
        <LoadedField label={t('form.carrier')} query={carriers}>
          <Select
            {...form.field('carrier')}
            error={form.errors.carrier}
            label={t('form.carrier')}
            options={choices.map((one) => ({ value: keyOf(one), label: one.name }))}
          />
        </LoadedField>
      )}
      <LoadedField label={t('form.address')} query={query}>
        <Combobox
          {...form.field('entryId')}
          onValueChange={(entryId) => form.set(chosen(entryId))}
          label={t('form.address')}
          description={isEmptyBook ? t('form.noAddresses') : t('form.addressHint')}
          options={book.options}
          onSearch={book.onSearch}
          emptyText={book.note ? t(`common:state.${book.note}`) : t('form.noAddress')}
          openLabel={t('form.openAddresses')}
        />
      </LoadedField>
      {isEmptyBook ? (
        <div>
          <Button size="small" render={<Link to="/settings/address-book" />}>
            {t('form.toAddressBook')}
          </Button>
        </div>
      ) : null}
      <Waiting form={form} />
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <DayFilter
          name="day"
          label={t('form.day')}
          value={values.day}
          onChange={(day) => form.set({ day: day ?? '' })}
          error={form.errors.day}
          required
        />
        <TextField {...form.field('ready')} type="time" label={t('form.ready')} />
        <TextField {...form.field('close')} type="time" label={t('form.close')} />
      </div>
      <Combobox
        {...form.field('timeZone')}
        label={t('form.timeZone')}
        options={zones}
        emptyText={t('form.noZone')}
        openLabel={t('form.openZones')}
      />
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <NumberField
          {...form.field('packages')}
          label={t('form.packages')}
          min={1}
          max={10_000}
          locale={locale}
        />
        <NumberField
          {...form.field('weightLb')}
          label={t('form.weight')}
          min={0.1}
          max={100_000}
          decimals={1}
          locale={locale}
          unit="lb"
        />
        <Select
          {...form.field('place')}
          label={t('form.place')}
          options={pickupPlaces.map((value) => ({ value, label: t(`place.${value}`) }))}
        />
      </div>
      <TextArea
        {...form.field('instructions')}
        label={t('form.instructions')}
        description={t('form.instructionsHint')}
        maxLength={300}
        rows={2}
      />
    </FormDialog>
  );
}
