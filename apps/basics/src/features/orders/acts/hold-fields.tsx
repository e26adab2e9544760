import { useHostState } from '@lading/bridge/react';
import { orderWorkLimits, ownHoldReasons } from '@lading/contracts/orders';
import { formatTime } from '@lading/i18n/format-time';
import { dayStart } from '@lading/sub-app-kit/day-rules';
import type { Form } from '@lading/sub-app-kit/form';
import { DayFilter } from '@lading/sub-app-kit/list';
import { Select } from '@lading/ui/select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A `type`: an interface has no index signature. */
type Hold = {
  reason: string;
  /** YYYY-MM-DD; empty: until a person releases it. */
  until: string;
};

/** When a hold ends automatically, for a call: at the start of the day in the reader's zone. */
export function useHoldEnd(): (day: string) => { until?: string } {
  const timeZone = useHostState((state) => state.timeZone);
  return (day) => {
    const until = dayStart(day, timeZone);
    return until === undefined ? {} : { until };
  };
}

/** The day on which orders are released automatically. */
function HoldEndField({ form }: { form: Pick<Form<{ until: string }>, 'errors' | 'values' | 'set'> }) {
  const { t } = useTranslation('ordersWork');
  const timeZone = useHostState((state) => state.timeZone);
  const [now] = useState(() => Date.now());
  const dayIn = (days: number) =>
    formatTime(new Date(now + days * 86_400_000).toISOString(), timeZone).slice(0, 10);
  return (
    <DayFilter
      name="until"
      required={false}
      error={form.errors.until}
      label={t('hold.until')}
      description={t('hold.untilHint')}
      value={form.values.until}
      onChange={(until) => form.set({ until: until ?? '' })}
      min={dayIn(1)}
      max={dayIn(orderWorkLimits.holdDays - 1)}
    />
  );
}

function useReasons() {
  const { t } = useTranslation('orders');
  return ownHoldReasons.map((value) => ({ value, label: t(`reason.${value}`) }));
}

/** Why orders are put on hold, and until which day. */
export function HoldFields({ form }: { form: Pick<Form<Hold>, 'field' | 'errors' | 'values' | 'set'> }) {
  const { t } = useTranslation('ordersWork');
  return (
    <>
      <Select {...form.field('reason')} label={t('hold.reason')} options={useReasons()} />
      <HoldEndField form={form} />
    </>
  );
}

/** How the holds of many orders end: unchanged, on one day, or when a person releases them. */
export const holdEnds = ['keep', 'day', 'never'] as const;

/** A `type`: an interface has no index signature. */
type HoldChange = {
  /** Empty: unchanged for each order. */
  newReason: string;
  end: (typeof holdEnds)[number];
  until: string;
};

/** Changes to the holds of many orders; omitted values are unchanged. */
export function HoldChangeFields({
  form,
}: {
  form: Pick<Form<HoldChange>, 'field' | 'errors' | 'values' | 'set'>;
}) {
  const { t } = useTranslation('ordersWork');
  return (
    <>
      <Select
        {...form.field('newReason')}
        required={false}
        label={t('hold.reason')}
        options={[{ value: '', label: t('changeHold.keepReason') }, ...useReasons()]}
      />
      <Select
        {...form.field('end')}
        required={false}
        label={t('changeHold.end')}
        options={holdEnds.map((value) => ({ value, label: t(`changeHold.ends.${value}`) }))}
      />
      {form.values.end === 'day' ? <HoldEndField form={form} /> : null}
    </>
  );
}
