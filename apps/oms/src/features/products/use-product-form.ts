import { useHostState } from '@lading/bridge/react';
import { productDraft, productMessages, type ProductRecord } from '@lading/contracts/products';
import { keepDraft, keptDraft, useForm, type Form, type KeptDraft } from '@lading/sub-app-kit/form';
import { useEffect, useState } from 'react';
import { valuesOf, wireOf, type ProductValues } from './product-form-rules.ts';
import { useSaveProduct } from './product-queries.ts';

/** A product being edited. */
export interface ProductForm {
  form: Form<ProductValues>;
  /** The changes come from an earlier visit that ended without saving. */
  isRestored: boolean;
  /** Changes from before the page was reloaded, which can be restored. */
  offered: KeptDraft<ProductValues> | null;
  restore: () => void;
  dismiss: () => void;
  /** The identifier of a product that was just created. */
  createdId: string | undefined;
  discard: () => void;
}

/**
 * The form of a product. The shell's menus can remove the page at any moment, so unsaved changes are stored for the person:
 * restored when the form is opened again, offered after a reload.
 */
export function useProductForm(product: ProductRecord | null): ProductForm {
  const person = useHostState(({ user }) => user?.user.userId ?? '');
  const name = `product.${product?.productId ?? 'new'}`;
  const [kept] = useState(() => keptDraft(person, name, valuesOf(product)));
  const [offered, setOffered] = useState(kept?.isOfThisVisit ? null : kept);
  const save = useSaveProduct(product?.productId);
  const form = useForm({
    schema: productDraft,
    catalogs: [productMessages],
    defaults: valuesOf(product),
    initial: kept?.isOfThisVisit ? kept.values : undefined,
    wire: wireOf,
    async submit(draft) {
      const saved = await save.mutateAsync(draft);
      reset(saved);
    },
  });

  const [known, setKnown] = useState(product);
  if (known !== product) {
    setKnown(product);
    form.rebase(valuesOf(product));
  }

  const { isDirty, values } = form;
  useEffect(() => {
    // An unanswered offer stays until something is typed.
    if (isDirty) keepDraft(person, name, values);
    else if (!offered) keepDraft(person, name, null);
  }, [person, name, isDirty, values, offered]);

  function reset(saved?: ProductRecord) {
    // Immediately, since a save may navigate before the next render.
    keepDraft(person, name, null);
    setOffered(null);
    form.reset(saved && valuesOf(saved));
  }

  return {
    form,
    isRestored: kept?.isOfThisVisit === true && isDirty,
    offered,
    restore() {
      if (offered) form.set(offered.values);
      setOffered(null);
    },
    dismiss: () => setOffered(null),
    createdId: product ? undefined : save.data?.productId,
    discard: () => reset(),
  };
}
