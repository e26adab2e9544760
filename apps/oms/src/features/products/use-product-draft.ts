import type { ProductRecord } from '@lading/contracts/entities/product';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { differs, formOf, type ProductForm } from './product-form-rules.ts';

const draftKey = (productId: string | undefined) => ['product-draft', productId ?? 'new'];

/** A product while it is edited. */
export interface ProductDraftState {
  form: ProductForm;
  isDirty: boolean;
  /** The changes were made in an earlier visit that ended without saving. */
  isRestored: boolean;
  change: (part: Partial<ProductForm>) => void;
  /** Goes back to what is saved, or to `saved` when it was saved just now. */
  reset: (saved?: ProductRecord) => void;
}

/**
 * The edited state of a product. The shell's menus can take the page away at any moment, so changes that are not saved are
 * kept beside the cached rows, which another person's sign-in clears, and are there again at the next visit.
 */
export function useProductDraft(product: ProductRecord | null): ProductDraftState {
  const client = useQueryClient();
  const key = draftKey(product?.productId);
  const [kept] = useState(() => client.getQueryData<ProductForm>(key));
  const [base, setBase] = useState(() => formOf(product));
  const [form, setForm] = useState(() => kept ?? base);
  const isDirty = differs(form, base);

  const [known, setKnown] = useState(product);
  if (known !== product) {
    // Fetched anew: what nobody has touched follows, what is being edited stays.
    setKnown(product);
    setBase(formOf(product));
    if (!isDirty) setForm(formOf(product));
  }

  const latest = useRef<ProductForm | null>(null);
  useEffect(() => {
    latest.current = isDirty ? form : null;
  });
  const keyText = JSON.stringify(key);
  useEffect(() => {
    const own = JSON.parse(keyText) as string[];
    client.setQueryDefaults(['product-draft'], { gcTime: Infinity });
    client.removeQueries({ queryKey: own, exact: true });
    return () => {
      if (latest.current) client.setQueryData(own, latest.current);
    };
  }, [client, keyText]);

  return {
    form,
    isDirty,
    isRestored: kept !== undefined && isDirty,
    change: (part) => setForm((now) => ({ ...now, ...part })),
    reset(saved) {
      const next = saved ? formOf(saved) : base;
      // At once, for a save may lead away before the next drawing.
      latest.current = null;
      setBase(next);
      setForm(next);
    },
  };
}
