import { comparable } from './comparable.ts';
import { Combobox as Base } from '@base-ui/react/combobox';
import { Check, ChevronDown, X } from 'lucide-react';
import { useMemo, type ReactNode, type Ref } from 'react';
import { controlBox, controlInput, floatingItem, floatingList } from './control-styles.ts';
import { cx } from './cx.ts';
import { Field, type FieldProps } from './field.tsx';
import { useOverlayContainer } from './overlay-container.ts';

export interface ComboboxOption<Value extends string | number> {
  value: Value;
  label: string;
  /** More search words: a code, the name in the other language. */
  keywords?: string;
  /** A muted word at the right of the entry. */
  detail?: string;
  icon?: ReactNode;
}

export interface ComboboxProps<Value extends string | number> extends FieldProps {
  options: readonly ComboboxOption<Value>[];
  value: Value | null;
  onValueChange: (value: Value | null) => void;
  /** Shown in the list when nothing matches. */
  emptyText: string;
  openLabel: string;
  /** If set, a button clears the choice. */
  clearLabel?: string;
  placeholder?: string;
  /** Called with the typed text, for choices that are fetched by search. */
  onSearch?: ((text: string) => void) | undefined;
  id?: string;
  ref?: Ref<HTMLInputElement>;
}

const SHOWN = 100;

/** A choice from a long list by typing: finds label, keywords and value. Shows the first 100 matches. */
export function Combobox<Value extends string | number>(props: ComboboxProps<Value>) {
  const { options, value, onValueChange, emptyText, openLabel, clearLabel, placeholder, ...others } = props;
  const { onSearch, ref, ...field } = others;
  const container = useOverlayContainer();
  const items = useMemo(
    () =>
      Base.createItems(options, {
        getValue: (option) => option.value,
        getLabel: (option) => option.label,
      }),
    [options],
  );
  const button =
    'inline-flex h-6 w-6 items-center justify-center rounded-sm text-ink-faint hover:bg-hover hover:text-ink [&_svg]:size-4';
  return (
    <Field {...field}>
      {({ id, name, disabled, ...ties }) => (
        <Base.Root
          items={items}
          value={value}
          name={name}
          id={id}
          disabled={disabled}
          limit={SHOWN}
          autoHighlight
          onValueChange={(next) => onValueChange(next)}
          onInputValueChange={(text) => onSearch?.(text)}
          filter={(option, query) =>
            comparable(`${option.label} ${option.keywords ?? ''} ${option.value}`).includes(
              comparable(query.trim()),
            )
          }
        >
          <Base.InputGroup className={cx(controlBox, 'pr-1')}>
            <Base.Input ref={ref} {...ties} placeholder={placeholder} className={controlInput} />
            {clearLabel ? (
              <Base.Clear aria-label={clearLabel} className={button}>
                <X aria-hidden="true" />
              </Base.Clear>
            ) : null}
            <Base.Trigger aria-label={openLabel} className={button}>
              <ChevronDown aria-hidden="true" />
            </Base.Trigger>
          </Base.InputGroup>
          <Base.Portal container={container}>
            <Base.Positioner sideOffset={4} className="z-50">
              <Base.Popup
                className={cx(floatingList, 'w-(--anchor-width) min-w-52 max-w-(--available-width)')}
              >
                <Base.Empty>
                  <div className="px-2 py-3 text-sm text-ink-faint">{emptyText}</div>
                </Base.Empty>
                <Base.List>
                  {(option: ComboboxOption<Value>) => (
                    <Base.Item
                      key={option.value}
                      value={option.value}
                      className={cx(floatingItem, 'text-ink')}
                    >
                      {option.icon ? <span className="flex shrink-0">{option.icon}</span> : null}
                      <span className="min-w-0 flex-1 truncate">{option.label}</span>
                      {option.detail ? <span className="text-xs text-ink-faint">{option.detail}</span> : null}
                      <Base.ItemIndicator className="text-brand-ink">
                        <Check aria-hidden="true" />
                      </Base.ItemIndicator>
                    </Base.Item>
                  )}
                </Base.List>
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  );
}
