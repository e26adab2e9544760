import { useId } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A text that is offered, with what is shown beside it; found by either. */
export interface Suggestion {
  value: string;
  label: string;
}

export interface SuggestFieldProps extends Omit<TextFieldProps, 'list'> {
  suggestions: readonly (string | Suggestion)[];
}

/** One line of text that offers what is known while it is typed; any other text may be written. */
export function SuggestField({ suggestions, ...field }: SuggestFieldProps) {
  const list = useId();
  return (
    <>
      <TextField autoComplete="off" {...field} list={list} />
      <datalist id={list}>
        {suggestions.map((one) => {
          const { value, label } = typeof one === 'string' ? { value: one, label: one } : one;
          return (
            <option key={`${value}\n${label}`} value={value}>
              {label}
            </option>
          );
        })}
      </datalist>
    </>
  );
}
