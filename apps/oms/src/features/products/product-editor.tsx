import type { ProductRecord } from '@lading/contracts/entities/product';
import { Banner } from '@lading/ui/banner';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { CodesSection } from './codes-section.tsx';
import { CustomsSection } from './customs-section.tsx';
import { IdentitySection } from './identity-section.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { MeasuresSection } from './measures-section.tsx';
import { OtherSection } from './other-section.tsx';
import { checkForm, type FieldFault, type ProductField, type ProductForm } from './product-form-rules.ts';
import { ProductSaveBar } from './product-save-bar.tsx';
import { ProductSummary } from './product-summary.tsx';
import { useSaveProduct } from './product-queries.ts';
import { SaveFailure } from './save-failure.tsx';
import { useFieldTexts } from './use-field-texts.ts';
import { useProductDraft } from './use-product-draft.ts';

/** The form of one product; checks by the contract before anything is sent, and shows the server's faults at their fields. */
export function ProductEditor({ product }: { product: ProductRecord | null }) {
  const { t } = useTranslation('oms');
  const navigate = useNavigate();
  const formElement = useRef<HTMLFormElement>(null);
  const { form, isDirty, isRestored, change, reset } = useProductDraft(product);
  const [faults, setFaults] = useState<Partial<Record<ProductField, FieldFault>>>({});
  const save = useSaveProduct(product?.productId);
  const errors = useFieldTexts(faults, save.error);

  const createdId = product ? undefined : save.data?.productId;
  useEffect(() => {
    // Not before the form is clean, or the guard would hold the step.
    if (createdId === undefined || isDirty) return;
    void navigate(`/app/products/${encodeURIComponent(createdId)}`, { replace: true });
  }, [createdId, isDirty, navigate]);

  const edit = (part: Partial<ProductForm>): void => {
    change(part);
    // A field that is being mended is not scolded until the next try.
    setFaults((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in part))));
    if (save.isSuccess || save.isError) save.reset();
  };

  const showFirstFault = (): void => {
    // After the faults are drawn.
    requestAnimationFrame(() => {
      formElement.current
        ?.querySelector<HTMLElement>(':is(input, textarea, button)[aria-invalid="true"]')
        ?.focus();
    });
  };

  const submit = (): void => {
    const checked = checkForm(form);
    setFaults(checked.faults ?? {});
    if (!checked.draft) return showFirstFault();
    save.mutate(checked.draft, {
      onError: showFirstFault,
      onSuccess: (saved) => reset(saved),
    });
  };

  const discard = (): void => {
    setFaults({});
    save.reset();
    reset();
  };

  const sections = { form, errors, onChange: edit };
  return (
    <form
      ref={formElement}
      noValidate
      className="grid items-start gap-4 lg:grid-cols-[minmax(0,640px)_minmax(240px,1fr)]"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {isDirty ? <LeaveGuard onLeave={discard} /> : null}
      <div className="grid min-w-0 gap-4">
        {isRestored ? <Banner title={t('product.restored')}>{t('product.restoredHint')}</Banner> : null}
        <SaveFailure failure={save.error} />
        <IdentitySection {...sections} />
        <MeasuresSection {...sections} />
        <CodesSection {...sections} />
        <CustomsSection {...sections} />
        <OtherSection {...sections} />
        <ProductSaveBar
          isNew={!product}
          isDirty={isDirty}
          isSaving={save.isPending}
          isSaved={save.isSuccess && !isDirty}
          faultCount={Object.keys(errors).length}
          onDiscard={discard}
        />
      </div>
      <ProductSummary product={product} form={form} />
    </form>
  );
}
