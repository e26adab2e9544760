import type { ReactNode, Ref } from 'react';
import type { FieldProps } from './field.tsx';

export interface SelectOption<Value extends string | number> {
  value: Value;
  label: string;
  icon?: ReactNode;
  disabled?: boolean;
}

export interface SelectProps<Value extends string | number> extends FieldProps {
  options: readonly SelectOption<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  placeholder?: string;
  size?: 'small' | 'medium';
  id?: string;
  ref?: Ref<HTMLButtonElement>;
}
