import { currencyFormat, decimalText, type Money } from '@lading/contracts/core';
import { formatNumber } from '@lading/i18n/format-number';
import { useCallback } from 'react';
import { useLanguage } from './use-language.ts';

/** Formats an amount of the ledger (decision D17): `$28.09`; with `signed` also the plus of incoming amounts. */
export type WriteAmount = (
  amount: Money | null | undefined,
  options?: { signed?: boolean | undefined },
) => string;

/** {@link WriteAmount} in the reader's language; returns an empty text for an unknown amount. */
export function useAmount(): WriteAmount {
  const language = useLanguage();
  return useCallback(
    (amount, options) =>
      amount
        ? formatNumber(Number(decimalText(amount)), language, {
            ...currencyFormat(amount.currency),
            ...(options?.signed && { signDisplay: 'exceptZero' }),
          })
        : '',
    [language],
  );
}
