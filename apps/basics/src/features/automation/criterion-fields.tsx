import { useHostState } from '@lading/bridge/react';
import { criterionFacts, type Criterion } from '@lading/contracts/automation';
import { languageTag } from '@lading/i18n/languages';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { NumberField } from '@lading/ui/number-field';
import { Select } from '@lading/ui/select';
import { TextField } from '@lading/ui/text-field';
import { useTranslation } from 'react-i18next';
import { OperatorField, Words } from './choice-fields.tsx';
import { ListFields } from './list-fields.tsx';
import { OrderedFields } from './ordered-fields.tsx';
import { RangeFields } from './range-fields.tsx';
import { emptyCriterion, type FieldsProps } from './rule-draft-rules.ts';

function OwnFields({ criterion, onChange, faultAt }: FieldsProps<Criterion>) {
  const { t } = useTranslation('automation');
  const locale = languageTag(useLanguage());
  switch (criterion.fact) {
    case 'store':
    case 'channel':
    case 'country':
    case 'state':
      return <ListFields criterion={criterion} onChange={onChange} faultAt={faultAt} />;
    case 'weight':
    case 'value':
    case 'quantity':
    case 'lines':
      return <RangeFields criterion={criterion} onChange={onChange} faultAt={faultAt} />;
    case 'zip':
      return (['from', 'to'] as const).map((part) => (
        <TextField
          key={part}
          className="basis-28"
          label={t(`field.${part}`)}
          required
          maxLength={10}
          value={criterion[part]}
          onValueChange={(text) => onChange({ ...criterion, [part]: text })}
          error={faultAt(part)}
        />
      ));
    case 'residential':
    case 'cod':
      return (
        <Select
          className="basis-24"
          label={t('field.yesNo')}
          value={criterion.is ? 'yes' : 'no'}
          onValueChange={(value) => onChange({ ...criterion, is: value === 'yes' })}
          options={(['yes', 'no'] as const).map((value) => ({ value, label: t(`field.${value}`) }))}
        />
      );
    case 'sku':
      return (
        <>
          <OperatorField
            operators={['any', 'all', 'only']}
            value={criterion.how}
            onValueChange={(how) => onChange({ ...criterion, how })}
          />
          <Words
            label={t('fact.sku')}
            values={criterion.skus}
            onChange={(skus) => onChange({ ...criterion, skus })}
            error={faultAt('skus')}
          />
        </>
      );
    case 'tag':
      return (
        <>
          <OperatorField
            operators={['any', 'all', 'none']}
            value={criterion.how}
            onValueChange={(how) => onChange({ ...criterion, how })}
          />
          <Words
            label={t('fact.tag')}
            values={criterion.tags}
            onChange={(tags) => onChange({ ...criterion, tags })}
            error={faultAt('tags')}
          />
        </>
      );
    case 'service':
      return (
        <TextField
          className="min-w-0 flex-1 basis-56"
          label={t('field.contains')}
          description={t('field.containsHint')}
          required
          maxLength={60}
          value={criterion.contains}
          onValueChange={(contains) => onChange({ ...criterion, contains })}
          error={faultAt('contains')}
        />
      );
    case 'shipBy':
      return (
        <NumberField
          className="basis-40"
          label={t('field.days')}
          required
          min={0}
          max={365}
          decimals={0}
          locale={locale}
          value={criterion.days}
          onValueChange={(days) => onChange({ ...criterion, days: days ?? 0 })}
          error={faultAt('days')}
        />
      );
    case 'ordered':
      return <OrderedFields criterion={criterion} onChange={onChange} faultAt={faultAt} />;
  }
}

/** One criterion: the fact, and its required value. */
export function CriterionFields({
  criterion,
  onChange,
  faultAt,
  label,
}: FieldsProps<Criterion> & { label: string }) {
  const { t } = useTranslation('automation');
  const timeZone = useHostState((state) => state.timeZone);
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-start gap-2">
      <Select
        className="basis-44"
        label={label}
        value={criterion.fact}
        onValueChange={(fact) =>
          fact === criterion.fact ? undefined : onChange(emptyCriterion(fact, timeZone))
        }
        options={criterionFacts.map((value) => ({ value, label: t(`fact.${value}`) }))}
      />
      <OwnFields key={criterion.fact} criterion={criterion} onChange={onChange} faultAt={faultAt} />
    </div>
  );
}
