import { addressLines } from '@lading/contracts/core';
import type { BookAddress } from '@lading/contracts/shipping';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { useTranslation } from 'react-i18next';
import type { RateParty } from './rate-input-rules.ts';

/** A full address, in place of the fields for its code and country. */
export function PartyAddress({ party, address }: { party: RateParty; address: BookAddress }) {
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
