import { isUnknownCall } from '@lading/api-client/is-unknown-call';
import { limits } from '@lading/contracts/core';
import type { ImportDefinition } from '@lading/contracts/imports';
import { addressBookApi } from '@lading/contracts/shipping';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { Combobox } from '@lading/ui/combobox';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callQuery } from '../../../../platform/call-query.ts';
import type { FieldSources } from '../../model/mapping-rules.ts';
import { isSender, senderSources } from '../../model/ship-from.ts';
import type { FieldSource } from '../../model/wizard-state.ts';
import { useWizardTexts } from '../use-wizard-texts.ts';

interface ShipFromProps {
  definition: ImportDefinition;
  sources: FieldSources;
  disabled: boolean;
  onFill: (field: string, source: FieldSource) => void;
}

/**
 * Fills the sender of every row from the address book, usual senders first. These are values for every row, so they can be
 * changed below and are stored with the draft. Without addresses nothing is offered; a failure to load them is shown.
 */
export function ShipFrom({ definition, sources, disabled, onFill }: ShipFromProps) {
  const { t } = useWizardTexts();
  const { t: common } = useTranslation('common');
  const { data, error, isFetching, refetch } = useQuery({
    ...callQuery(addressBookApi.calls.addressPage, {
      query: { pageSize: limits.list.pageSizeMaximum, sort: 'updateTime:desc' },
    }),
    retry: false,
    meta: { isSilent: true },
  });
  const rank = (uses: readonly string[]) => (uses.includes('sender') ? 0 : 1);
  const entries = (data?.records ?? []).toSorted((one, other) => rank(one.uses) - rank(other.uses));
  if (!data && error && !isUnknownCall(error))
    return (
      <Banner
        live
        tone="danger"
        title={t('mapping.shipFromFailed')}
        actions={
          <Button size="small" loading={isFetching} onClick={() => void refetch()}>
            {common('action.retry')}
          </Button>
        }
      />
    );
  if (entries.length === 0) return null;
  const chosen = entries.find(({ address }) => isSender(definition, sources, address));
  return (
    <Combobox
      className="max-w-150"
      label={t('mapping.shipFrom')}
      description={t('mapping.shipFromText')}
      disabled={disabled}
      options={entries.map(({ entryId, address: { company, name, addressLine1, city, countryCode } }) => ({
        value: entryId,
        label: [company || name, addressLine1, city].filter(Boolean).join(', '),
        keywords: name ?? '',
        detail: countryCode ?? '',
      }))}
      value={chosen?.entryId ?? null}
      onValueChange={(id) => {
        const entry = entries.find(({ entryId }) => entryId === id);
        for (const { field, source } of senderSources(definition, sources, entry?.address ?? null))
          onFill(field, source);
      }}
      placeholder={t('mapping.shipFromChoose')}
      emptyText={t('mapping.noMatch')}
      openLabel={t('mapping.openList')}
      clearLabel={t('mapping.shipFromClear')}
    />
  );
}
