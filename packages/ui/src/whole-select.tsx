import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronsUpDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { controlTrigger, floatingItem, floatingList } from './control-styles.ts';
import { cx } from './cx.ts';
import { Field, type FieldProps } from './field.tsx';
import { useOverlayContainer } from './overlay-container.ts';

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

/** The select with its list; `select.tsx` loads it when the user is about to open one. */
export function WholeSelect<Value extends string | number>(props: SelectProps<Value>) {
  const { options, value, onValueChange, placeholder, size = 'medium', ref, ...field } = props;
  const container = useOverlayContainer();
  const chosen = options.find((option) => option.value === value);
  return (
    <Field {...field} labelsButton>
      {({ id, name, disabled, ...ties }) => (
        <Base.Root
          items={options}
          value={value}
          name={name}
          id={id}
          disabled={disabled}
          onValueChange={(next) => {
            if (next !== null) onValueChange(next);
          }}
          modal={false}
        >
          <Base.Trigger
            ref={ref}
            {...ties}
            className={cx(controlTrigger, size === 'small' && 'h-control-small text-sm')}
          >
            {chosen?.icon ? <span className="flex shrink-0 [&_svg]:size-4">{chosen.icon}</span> : null}
            <Base.Value
              placeholder={placeholder}
              className="min-w-0 flex-1 truncate data-placeholder:text-ink-faint"
            />
            <Base.Icon className="flex shrink-0 text-ink-faint">
              <ChevronsUpDown aria-hidden="true" className="size-3.5" />
            </Base.Icon>
          </Base.Trigger>
          <Base.Portal container={container}>
            <Base.Positioner sideOffset={4} alignItemWithTrigger={false} className="z-50">
              <Base.Popup className={cx(floatingList, 'min-w-(--anchor-width)')}>
                {options.map((option) => (
                  <Base.Item
                    key={option.value}
                    value={option.value}
                    disabled={option.disabled ?? false}
                    className={cx(floatingItem, 'text-ink')}
                  >
                    {option.icon ? <span className="flex shrink-0">{option.icon}</span> : null}
                    <Base.ItemText className="flex-1">{option.label}</Base.ItemText>
                    <Base.ItemIndicator className="text-brand-ink">
                      <Check aria-hidden="true" />
                    </Base.ItemIndicator>
                  </Base.Item>
                ))}
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  );
}
