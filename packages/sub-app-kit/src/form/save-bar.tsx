import { Button } from '@lading/ui/button';
import { useTranslation } from 'react-i18next';

interface SaveBarProps {
  form: { isDirty: boolean; isPending: boolean };
  /** Shown after saving, until something is changed again. */
  savedLabel: string | null;
}

/** The end of a settings form: saves the changes, and confirms it. */
export function SaveBar({ form, savedLabel }: SaveBarProps) {
  const { t } = useTranslation('common');
  return (
    <div className="flex items-center justify-end gap-3">
      <output className="text-sm text-ink-muted">{form.isDirty ? null : savedLabel}</output>
      <Button type="submit" variant="primary" loading={form.isPending} disabled={!form.isDirty}>
        {t('action.saveChanges')}
      </Button>
    </div>
  );
}
