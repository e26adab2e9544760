import { TextField, type TextFieldProps } from '@lading/ui/text-field';
import { useId } from 'react';
import { useOrderTags } from '../order-queries.ts';

/** A tag: a new one, or one that orders already have, which are offered while it is typed. */
export function TagField(props: Omit<TextFieldProps, 'list'>) {
  const list = useId();
  const known = useOrderTags();
  return (
    <>
      <TextField {...props} list={list} autoComplete="off" />
      <datalist id={list}>
        {known.map((tag) => (
          <option key={tag} value={tag}>
            {tag}
          </option>
        ))}
      </datalist>
    </>
  );
}
