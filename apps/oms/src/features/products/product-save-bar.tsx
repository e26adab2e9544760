import { Button } from '@lading/ui/button';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export interface ProductSaveBarProps {
  isNew: boolean;
  isDirty: boolean;
  isSaving: boolean;
  isSaved: boolean;
  faultCount: number;
  onDiscard: () => void;
}

/** Stays at the foot of the window while the form is scrolled: what is unsaved, and the two ways out of it. */
export function ProductSaveBar(props: ProductSaveBarProps) {
  const { isNew, isDirty, isSaving, isSaved, faultCount, onDiscard } = props;
  const { t } = useTranslation(['oms', 'common']);
  return (
    <div className="sticky bottom-0 z-20 -mx-1 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-canvas px-1 py-3">
      <output className="mr-auto flex items-center gap-1.5 text-sm text-ink-muted">
        {faultCount > 0 ? (
          <span className="text-danger-ink">{t('product.faults', { count: faultCount })}</span>
        ) : isSaved ? (
          <>
            <CircleCheck aria-hidden="true" className="size-4 text-success" />
            {t('product.saved')}
          </>
        ) : isDirty ? (
          t('product.unsaved')
        ) : null}
      </output>
      {isDirty ? (
        <Button disabled={isSaving} onClick={onDiscard}>
          {t('product.discard')}
        </Button>
      ) : null}
      <Button type="submit" variant="primary" loading={isSaving} disabled={!isDirty && !isSaving}>
        {isNew ? t('product.create') : t('common:action.saveChanges')}
      </Button>
    </div>
  );
}
