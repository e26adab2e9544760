import { productsApi, type SkuUse } from '@lading/contracts/products';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import type { FieldWiring } from '@lading/sub-app-kit/form';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { TextField } from '@lading/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

interface SkuFieldProps {
  label: string;
  field: FieldWiring<string>;
  /** The kind of record, and its id if it exists. */
  use: SkuUse;
  id: string | undefined;
}

/** A SKU: when it is left, the field shows whether it is available, and whether another differs from it only in case. */
export function SkuField({ label, field, use, id }: SkuFieldProps) {
  const api = useApi();
  const formats = useFormats();
  const [left, setLeft] = useState('');
  const skuCode = field.value.trim();
  const query = { skuCode, use, ...(id !== undefined && { id }) };
  const { data } = useQuery({
    ...callQuery(api, productsApi.calls.skuCheck, { query }),
    // Not on every letter.
    enabled: skuCode !== '' && skuCode === left,
    staleTime: 0,
  });
  const known = skuCode === left ? data : null;
  const said = (text: { message: string; zhMessage: string } | null | undefined) =>
    text ? formats.pick(text.message, text.zhMessage) : undefined;
  return (
    <TextField
      {...field}
      label={label}
      error={field.error ?? said(known?.fault)}
      description={said(known?.warning)}
      autoComplete="off"
      spellCheck={false}
      onBlur={() => setLeft(skuCode)}
    />
  );
}
