import type { Criterion } from '@lading/contracts/automation';
import { storeChannels } from '@lading/contracts/stores';
import { LoadedField, useCountryOptions } from '@lading/sub-app-kit/form';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { useTranslation } from 'react-i18next';
import { useRuleStores } from './automation-queries.ts';
import { ManyOf, OperatorField, Words } from './choice-fields.tsx';
import type { FieldsProps } from './rule-draft-rules.ts';

type Listed = Extract<Criterion, { fact: 'store' | 'channel' | 'country' | 'state' }>;

/** Is one of, or none of. */
export function ListFields({ criterion, onChange, faultAt }: FieldsProps<Listed>) {
  const { t } = useTranslation('automation');
  const stores = useRuleStores();
  const countries = useCountryOptions();
  const formats = useFormats();
  const values = t(`fact.${criterion.fact}`);
  const operator = (
    <OperatorField
      operators={['in', 'not-in']}
      value={criterion.is}
      onValueChange={(is) => onChange({ ...criterion, is })}
    />
  );
  switch (criterion.fact) {
    case 'store':
      return (
        <>
          {operator}
          <LoadedField label={values} query={stores}>
            <ManyOf
              label={values}
              values={criterion.storeIds}
              options={(stores.data ?? []).map(({ storeId, name }) => ({
                value: storeId,
                label: name ?? storeId,
              }))}
              onChange={(storeIds) => onChange({ ...criterion, storeIds })}
              error={faultAt('storeIds')}
            />
          </LoadedField>
        </>
      );
    case 'channel':
      return (
        <>
          {operator}
          <ManyOf
            label={values}
            values={criterion.channels}
            options={storeChannels.map(({ code, name, zhName }) => ({
              value: code,
              label: formats.pick(name, zhName),
            }))}
            onChange={(channels) => onChange({ ...criterion, channels })}
            error={faultAt('channels')}
          />
        </>
      );
    case 'country':
      return (
        <>
          {operator}
          <ManyOf
            label={values}
            values={criterion.countries}
            options={countries}
            onChange={(chosen) => onChange({ ...criterion, countries: chosen })}
            error={faultAt('countries')}
          />
        </>
      );
    case 'state':
      return (
        <>
          {operator}
          <Words
            label={values}
            values={criterion.states}
            onChange={(states) => onChange({ ...criterion, states })}
            error={faultAt('states')}
          />
        </>
      );
  }
}
