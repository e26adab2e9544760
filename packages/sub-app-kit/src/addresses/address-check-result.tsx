import { addressLines, type Address } from '@lading/contracts/core';
import type { AddressCheck, AddressCheckStatus } from '@lading/contracts/shipping';
import { Banner, type BannerTone } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../use-formats.ts';

const tones: Record<AddressCheckStatus, BannerTone> = {
  VERIFIED: 'success',
  CHANGED: 'warning',
  NOT_FOUND: 'danger',
  UNCHECKED: 'info',
};

export interface AddressCheckResultProps {
  check: AddressCheck;
  /** The checked address. */
  address: Address;
  /** Accepts the suggestion; absent if the address cannot be changed. */
  onTake?: ((suggestion: Address) => void) | undefined;
  isBusy?: boolean;
}

/** The result of a carrier's address check: its suggestion next to the original, which stays until the user accepts it. */
export function AddressCheckResult({ check, address, onTake, isBusy = false }: AddressCheckResultProps) {
  const { t } = useTranslation('shippingAddresses');
  const formats = useFormats();
  const { status, suggestion, residential, carrierName, messages } = check;
  const linesOf = (one: Address) => addressLines(one, formats.country(one.countryCode));
  return (
    <Banner live tone={tones[status]} title={t(`check.status.${status}`, { carrier: carrierName ?? '' })}>
      {messages.map(({ message, zhMessage }) => (
        <p key={message}>{formats.pick(message, zhMessage)}</p>
      ))}
      {residential === null ? null : <p>{t(residential ? 'check.residential' : 'check.commercial')}</p>}
      {suggestion ? (
        <>
          <dl className="mt-2 grid gap-3 sm:grid-cols-2">
            {(
              [
                ['check.original', address],
                ['check.suggestion', suggestion],
              ] as const
            ).map(([label, one]) => (
              <div key={label} className="min-w-0">
                <dt className="text-xs text-ink-muted">{t(label)}</dt>
                <dd>
                  <address className="text-sm not-italic">
                    {linesOf(one).map((line, index) => (
                      <span key={`${index}-${line}`} className="block break-words">
                        {line}
                      </span>
                    ))}
                  </address>
                </dd>
              </div>
            ))}
          </dl>
          {onTake ? (
            <Button size="small" className="mt-2" loading={isBusy} onClick={() => onTake(suggestion)}>
              {t('check.take')}
            </Button>
          ) : null}
        </>
      ) : null}
    </Banner>
  );
}
