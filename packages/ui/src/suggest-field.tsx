import { useId } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A suggested text with its description; found by either. */
export interface Suggestion {
  value: string;
  label: string;
}

export interface SuggestFieldProps extends Omit<TextFieldProps, 'list'> {
  suggestions: readonly (string | Suggestion)[];
}

/** One line of text with suggestions while typing; any other text is allowed. */
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
