import type { Criterion } from '@lading/contracts/automation';
import { Button } from '@lading/ui/button';
import { TextField } from '@lading/ui/text-field';
import { useTranslation } from 'react-i18next';
import { clockMinutes, clockText } from './clock-text.ts';
import type { FaultAt } from './rule-draft-rules.ts';
import { useRuleTexts } from './use-rule-texts.ts';

type OrderedOn = Extract<Criterion, { fact: 'ordered' }>;

/** On which days and between which times an order is placed. */
export function OrderedFields({
  criterion,
  onChange,
  faultAt,
}: {
  criterion: OrderedOn;
  onChange: (criterion: OrderedOn) => void;
  faultAt: FaultAt;
}) {
  const { t } = useTranslation('automation');
  const { dayName } = useRuleTexts();
  const { days, from, to, timeZone } = criterion;
  const toggle = (day: number) =>
    onChange({ ...criterion, days: days.includes(day) ? days.filter((one) => one !== day) : [...days, day] });
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="mb-1 text-sm font-medium text-ink">{t('field.weekdays')}</legend>
        <div className="flex flex-wrap gap-1">
          {[0, 1, 2, 3, 4, 5, 6].map((day) => (
            <Button key={day} size="small" aria-pressed={days.includes(day)} onClick={() => toggle(day)}>
              {dayName(day)}
            </Button>
          ))}
        </div>
        {faultAt('days') ? <p className="mt-1 text-sm text-danger-ink">{faultAt('days')}</p> : null}
      </fieldset>
      <TextField
        className="basis-28"
        type="time"
        label={t('field.from')}
        value={clockText(from)}
        onValueChange={(text) => onChange({ ...criterion, from: clockMinutes(text) ?? 0 })}
        error={faultAt('from')}
      />
      <TextField
        className="basis-28"
        type="time"
        label={t('field.to')}
        // Midnight is the end of the day.
        value={to === 1_440 ? '00:00' : clockText(to)}
        onValueChange={(text) => onChange({ ...criterion, to: clockMinutes(text) || 1_440 })}
        description={t('field.timeZone', { zone: timeZone })}
        error={faultAt('to')}
      />
    </>
  );
}
