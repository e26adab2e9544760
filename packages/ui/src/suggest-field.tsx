import { useId } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface SuggestFieldProps extends Omit<TextFieldProps, 'list'> {
  suggestions: readonly string[];
}

/** One line of text that offers what is known while it is typed; any other text may be written. */
export function SuggestField({ suggestions, ...field }: SuggestFieldProps) {
  const list = useId();
  return (
    <>
      <TextField autoComplete="off" {...field} list={list} />
      <datalist id={list}>
        {suggestions.map((text) => (
          <option key={text} value={text}>
            {text}
          </option>
        ))}
      </datalist>
    </>
  );
}
