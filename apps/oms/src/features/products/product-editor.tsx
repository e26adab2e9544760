import type { ProductRecord } from '@lading/contracts/products';
import { Ago } from '@lading/sub-app-kit/components/ago';
import { FormFailure, LeaveGuard } from '@lading/sub-app-kit/form';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { SectionProps } from './product-inputs.tsx';
import { ProductSections } from './product-sections.tsx';
import { useProductForm } from './use-product-form.ts';
import { totalWeight } from '@lading/contracts/shipping';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Card } from '@lading/ui/card';
import { DescriptionList } from '@lading/ui/description-list';
import { keepFocusAbove } from '@lading/ui/keep-focus-above';
import type { ProductValues } from './product-form-rules.ts';

/** Values derived from the form, and when the product was created and changed. */
function ProductSummary({ product, values }: { product: ProductRecord | null; values: ProductValues }) {
  const { t } = useTranslation(['products', 'common']);
  const formats = useFormats();
  const { length, width, height, unit } = values;
  const [lengthUnit, weightUnit] = unit === 'cm/kg' ? ['cm', 'kg'] : ['in', 'lb'];
  const weight = totalWeight(values.weight1, values.weight2, unit === 'cm/kg' ? 'cm/kg' : 'in/lb');
  const volume = length && width && height ? length * width * height : null;
  const none = t('common:state.none');
  const amount = (value: number | null, of: string): string =>
    value === null ? none : `${formats.number(value, { maximumFractionDigits: 3 })} ${of}`;
  return (
    <Card title={t('product.summary')} className="lg:sticky lg:top-4">
      <DescriptionList
        items={[
          { term: t('product.totalWeight'), detail: amount(weight, weightUnit ?? '') },
          { term: t('product.volume'), detail: amount(volume, `${lengthUnit}³`) },
          ...(product
            ? [
                { term: t('product.created'), detail: formats.time(product.createTime) || none },
                { term: t('product.updated'), detail: formats.time(product.updateTime) || none },
              ]
            : []),
        ]}
      />
    </Card>
  );
}

interface SaveBarProps extends SectionProps {
  isNew: boolean;
  onDiscard: () => void;
}

/** Stays at the bottom of the window while the form scrolls: unsaved changes, with save and discard. */
function SaveBar({ form, isNew, onDiscard }: SaveBarProps) {
  const { t } = useTranslation(['products', 'common']);
  const { isDirty, isPending, isSaved } = form;
  const errorCount = Object.keys(form.errors).length;
  return (
    <div
      ref={keepFocusAbove}
      className="sticky bottom-0 z-20 -mx-1 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-canvas px-1 py-3 print:hidden"
    >
      <output className="mr-auto flex items-center gap-1.5 text-sm text-ink-muted">
        {errorCount > 0 ? (
          <span className="text-danger-ink">{t('product.faults', { count: errorCount })}</span>
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
        <Button disabled={isPending} onClick={onDiscard}>
          {t('product.discard')}
        </Button>
      ) : null}
      <Button type="submit" variant="primary" loading={isPending} disabled={!isDirty && !isPending}>
        {isNew ? t('product.create') : t('common:action.saveChanges')}
      </Button>
    </div>
  );
}

/** The form of one product, based on the contract that the server applies. */
export function ProductEditor({ product }: { product: ProductRecord | null }) {
  const { t } = useTranslation('products');
  const navigate = useNavigate();
  const { form, isRestored, offered, restore, dismiss, createdId, discard } = useProductForm(product);
  const { isDirty } = form;

  useEffect(() => {
    // Only after the form is clean; otherwise the guard would block the navigation.
    if (createdId === undefined || isDirty) return;
    void navigate(`/app/products/${encodeURIComponent(createdId)}`, { replace: true });
  }, [createdId, isDirty, navigate]);

  return (
    <form {...form.props} className="grid items-start gap-4 lg:grid-cols-[minmax(0,640px)_minmax(240px,1fr)]">
      {isDirty ? <LeaveGuard onLeave={discard} /> : null}
      <div className="grid min-w-0 gap-4">
        {offered ? (
          <Banner
            title={t('product.kept')}
            actions={
              <>
                <Button size="small" variant="primary" onClick={restore}>
                  {t('product.restore')}
                </Button>
                <Button size="small" onClick={dismiss}>
                  {t('product.discardKept')}
                </Button>
              </>
            }
          >
            <p>
              {t('product.keptHint')} <Ago moment={offered.time} className="text-ink-muted" />
            </p>
          </Banner>
        ) : null}
        {isRestored ? <Banner title={t('product.restored')}>{t('product.restoredHint')}</Banner> : null}
        <FormFailure failure={form.failure} title={t('product.saveFailed')} />
        <ProductSections form={form} productId={product?.productId} />
        <SaveBar form={form} isNew={!product} onDiscard={discard} />
      </div>
      <ProductSummary product={product} values={form.values} />
    </form>
  );
}
