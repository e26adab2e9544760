import { addressLines } from '@lading/contracts/core';
import { type BookAddress, insuredMost, signatureTypes } from '@lading/contracts/shipping';
import { languageTag } from '@lading/i18n/languages';
import { CountryField } from '@lading/sub-app-kit/form';
import { DayFilter } from '@lading/sub-app-kit/list';
import { PackageListFields } from '@lading/sub-app-kit/rates';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { NumberField } from '@lading/ui/number-field';
import { Select } from '@lading/ui/select';
import { Switch } from '@lading/ui/switch';
import { TextField } from '@lading/ui/text-field';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import {
  rateParties,
  type RateFault,
  type RateInput,
  type RateParties,
  type RateParty,
} from './rate-input-rules.ts';

/** A full address, in place of the fields for its code and country. */
function PartyAddress({ party, address }: { party: RateParty; address: BookAddress }) {
  const { t } = useTranslation('shippingParcels');
  const formats = useFormats();
  return (
    <section
      aria-label={t(`rates.party.${party}`)}
      className="col-span-2 rounded-md border border-line px-3 py-2 text-sm"
    >
      <p className="text-xs text-ink-muted">{t(`rates.party.${party}`)}</p>
      <address className="text-ink not-italic">
        {addressLines(address, formats.country(address.countryCode)).map((line, at) => (
          <span key={`${at}-${line}`} className="block break-words">
            {line}
          </span>
        ))}
      </address>
    </section>
  );
}

const missingInput = 'input[aria-invalid="true"], fieldset[data-invalid] input:not([aria-hidden])';

/** The first input to correct: one with an error, or an empty one of an incomplete package. */
function firstMissing(form: HTMLFormElement): HTMLInputElement | undefined {
  const found = [...form.querySelectorAll<HTMLInputElement>(missingInput)];
  return found.find((input) => input.value === '' || input.hasAttribute('aria-invalid')) ?? found[0];
}

export interface RateFormProps {
  input: RateInput;
  onChange: (input: RateInput) => void;
  /** The full addresses, shown instead of their codes. */
  parties: RateParties;
  /** Opens the full address. */
  onParty: (party: RateParty) => void;
  /** Missing input, once rates were requested. */
  faults: readonly RateFault[];
  onSubmit: () => void;
  isBusy: boolean;
}

/** Origin, destination, packages, and options. */
export function RateForm({ input, onChange, parties, onParty, faults, onSubmit, isBusy }: RateFormProps) {
  const { t } = useTranslation(['shippingParcels', 'common']);
  const formats = useFormats();
  const locale = languageTag(useLanguage());
  const [today] = useState(() => formats.time(new Date().toISOString()).slice(0, 10));
  const set = (change: Partial<RateInput>) => onChange({ ...input, ...change });
  const fault = (name: 'fromZip' | 'toZip') =>
    faults.includes(name) ? { error: t(`rates.fault.${name}`) } : {};
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);

  // The button is at the end of the form: on a phone, what is missing is out of sight.
  useEffect(() => {
    if (tries > 0 && form.current) firstMissing(form.current)?.focus();
  }, [tries]);

  function submit(event: FormEvent) {
    event.preventDefault();
    // Rates for another day than the typed one would be wrong; the field shows why it cannot be read.
    const unread = form.current?.querySelector<HTMLElement>('input[data-unread]');
    if (unread) return unread.focus();
    onSubmit();
    setTries((before) => before + 1);
  }

  return (
    <Card className="lg:sticky lg:top-4 lg:max-h-[calc(100vh-var(--ld-header)-2rem)] lg:overflow-y-auto">
      <form ref={form} onSubmit={submit} noValidate className="grid gap-4">
        <div className="grid grid-cols-2 gap-3">
          {parties.sender ? (
            <PartyAddress party="sender" address={parties.sender} />
          ) : (
            <TextField
              label={t('rates.fromZip')}
              value={input.fromZip}
              onValueChange={(fromZip) => set({ fromZip })}
              inputMode="numeric"
              autoComplete="off"
              maxLength={10}
              required
              {...fault('fromZip')}
            />
          )}
          {parties.recipient ? (
            <PartyAddress party="recipient" address={parties.recipient} />
          ) : (
            <>
              <TextField
                label={input.toCountry === 'US' ? t('rates.toZip') : t('rates.toPostcode')}
                value={input.toZip}
                onValueChange={(toZip) => set({ toZip })}
                autoComplete="off"
                maxLength={12}
                required={input.toCountry === 'US'}
                {...fault('toZip')}
              />
              <CountryField
                className="col-span-2"
                label={t('rates.country')}
                value={input.toCountry}
                onValueChange={(toCountry) => (toCountry ? set({ toCountry }) : undefined)}
              />
            </>
          )}
          <div className="col-span-2 flex flex-wrap gap-2">
            {rateParties.map((party) => (
              <Button key={party} size="small" onClick={() => onParty(party)}>
                {t(`rates.party.${parties[party] ? 'edit' : 'enter'}.${party}`)}
              </Button>
            ))}
          </div>
          <Switch
            className="col-span-2"
            label={t('rates.residential')}
            description={t('rates.residentialHint')}
            checked={input.residential}
            onCheckedChange={(residential) => set({ residential })}
          />
        </div>
        <div className="grid gap-3 border-t border-line pt-4">
          <PackageListFields
            unit={input.unit}
            packages={input.packages}
            onChange={set}
            isMissing={faults.includes('packages')}
          />
        </div>
        <div className="grid grid-cols-2 gap-3 border-t border-line pt-4">
          <Select
            label={t('rates.signature')}
            options={signatureTypes.map((value) => ({ value, label: t(`rates.signatures.${value}`) }))}
            value={input.signature}
            onValueChange={(signature) => set({ signature })}
          />
          <NumberField
            label={t('rates.insurance')}
            value={input.insurance}
            onValueChange={(insurance) => set({ insurance })}
            min={0}
            max={insuredMost}
            decimals={2}
            locale={locale}
            unit="USD"
          />
          <DayFilter
            className="col-span-2"
            label={t('rates.shipDate')}
            value={input.shipDate}
            min={today}
            onChange={(day) => set({ shipDate: day ?? '' })}
          />
        </div>
        <Button type="submit" variant="primary" loading={isBusy}>
          {t('rates.submit')}
        </Button>
      </form>
    </Card>
  );
}
