import { useFormats } from '../use-formats.ts';
import { useLanguage } from '../use-language.ts';
import { RelativeTime, type RelativeTimeProps } from './relative-time.tsx';

/** The time of an event in lists: relative, with the exact time in the reader's zone in a tooltip. Renders nothing without a moment. */
export function Ago({
  moment,
  ...rest
}: { moment: string | null | undefined } & Pick<RelativeTimeProps, 'write' | 'className'>) {
  const formats = useFormats();
  const language = useLanguage();
  if (!moment) return null;
  return <RelativeTime exact={formats.time(moment)} moment={moment} language={language} {...rest} />;
}
