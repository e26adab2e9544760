import { languageTag } from '@lading/i18n/languages';
import { DateField, type DateFieldProps } from '@lading/ui/date-field';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../use-formats.ts';
import { useLanguage } from '../use-language.ts';
import { quarterHourMs, useNow } from '../use-now.ts';

interface DayFilterProps extends Pick<DateFieldProps, 'name' | 'error' | 'required' | 'description'> {
  label: string;
  /** YYYY-MM-DD in the reader's zone; null for none. */
  value: string | null | undefined;
  onChange: (day: string | null) => void;
  min?: string | undefined;
  max?: string | undefined;
  className?: string;
}

/** Filters a list by days in the reader's zone and language (spec §9), from one day to another; also used for a day in a form. */
export function DayFilter({ label, value, onChange, className, ...bounds }: DayFilterProps) {
  const { t } = useTranslation('commonDays');
  const formats = useFormats();
  const now = useNow(quarterHourMs);
  const [today] = formats.time(new Date(now).toISOString()).split(' ');
  return (
    <DateField
      {...bounds}
      {...(className ? { className } : {})}
      label={label}
      value={value ?? ''}
      onValueChange={(day) => onChange(day || null)}
      today={today ?? ''}
      locale={languageTag(useLanguage())}
      texts={{
        placeholder: t('placeholder'),
        choose: t('choose', { name: label }),
        previousMonth: t('previousMonth'),
        nextMonth: t('nextMonth'),
        invalid: t('invalid'),
        outOfRange: t('outOfRange'),
      }}
    />
  );
}
