import { type ImportField, type ImportOption, importOptions } from '@lading/contracts/imports';
import { shippingApi } from '@lading/contracts/shipping';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callQuery } from '../../../platform/call-query.ts';

/**
 * The options of a field. Countries come from the back end (spec §7, `queryCountry`; decision D22); if it does not answer, the
 * list of the import is used.
 */
export function useFieldOptions(): (field: ImportField) => readonly ImportOption[] {
  const { data } = useQuery({
    ...callQuery(shippingApi.calls.queryCountry),
    staleTime: Infinity,
    retry: false,
    meta: { isSilent: true },
  });
  return useCallback(
    (field) => {
      const known = importOptions(field);
      if (field.options !== 'countries' || !data?.length) return known;
      const byCode = new Map(known.map((option) => [option.value, option]));
      return data.map(({ countryCode, nameEn, nameZh }) => ({
        ...byCode.get(countryCode),
        value: countryCode,
        label: { en: nameEn, zh: nameZh },
      }));
    },
    [data],
  );
}
