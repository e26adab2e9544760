import { Banner } from '@lading/ui/banner';
import { useTranslation } from 'react-i18next';
import type { FormValues } from './form-rules.ts';
import type { MeanwhileEdits } from './use-edits-meanwhile.ts';

interface EditsMeanwhileNoteProps<Values extends FormValues> {
  edits: MeanwhileEdits<Values> | null;
  labelOf: (name: keyof Values & string) => string;
  /** A value as a text; empty for none. */
  shown: (name: keyof Values & string, values: Values) => string;
}

/**
 * What another person has saved while the form was open: adopted, or to be replaced by saving again. Its texts are those of the shipping
 * defaults, whose forms show it: the first page does without them.
 */
export function EditsMeanwhileNote<Values extends FormValues>({
  edits,
  labelOf,
  shown,
}: EditsMeanwhileNoteProps<Values>) {
  const { t } = useTranslation(['shippingDefaults', 'common']);
  if (!edits || edits.taken.length + edits.conflicts.length === 0) return null;
  return (
    <Banner live tone="warning">
      {edits.taken.length > 0 ? (
        <p>{t('edited.taken', { fields: edits.taken.map(labelOf).join(', ') })}</p>
      ) : null}
      {edits.conflicts.map((name) => (
        <p key={name} className="break-words">
          {t('edited.conflict', {
            field: labelOf(name),
            value: shown(name, edits.theirs) || t('common:state.none'),
          })}
        </p>
      ))}
    </Banner>
  );
}
