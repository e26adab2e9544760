import { cloneElement, type ComponentProps, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows that the action is in progress; the button keeps its place and focus but does nothing. */
  loading?: boolean;
  /** An icon before the label (lucide, drawn at 16 px). */
  icon?: ReactNode;
  /** Something after the label, for example a caret. */
  trailing?: ReactNode;
  fullWidth?: boolean;
  /** Another element that looks like a button: `render={<a href="/">Home</a>}`. Its own text is the default label. */
  render?: ReactElement<{ children?: ReactNode }>;
}

const variants: Record<ButtonVariant, string> = {
  primary:
    'bg-brand text-on-brand hover:bg-brand-hover active:bg-brand-active data-[popup-open]:bg-brand-active forced-colors:border shadow-[inset_0_1px_0_rgb(255_255_255/0.12)]',
  secondary:
    'bg-surface text-ink border border-line-strong hover:bg-hover active:bg-pressed data-[popup-open]:bg-hover aria-pressed:border-brand aria-pressed:bg-brand-soft',
  ghost: 'text-ink hover:bg-hover active:bg-pressed data-[popup-open]:bg-hover',
  danger: 'bg-danger text-on-danger hover:bg-danger-hover active:bg-danger-hover forced-colors:border',
};

const sizes: Record<ButtonSize, string> = {
  small: 'h-control-small px-2.5 gap-1.5 text-sm',
  medium: 'h-control px-3 gap-1.5 text-sm',
  large: 'h-10 px-4 gap-2 text-base',
};

const base =
  'inline-flex shrink-0 items-center justify-center rounded-md font-medium whitespace-nowrap select-none transition-colors aria-pressed:forced-chosen [&_svg]:size-4 [&_svg]:shrink-0';
const quiet =
  'disabled:bg-hover disabled:text-ink-disabled disabled:border-transparent disabled:shadow-none aria-disabled:not-aria-busy:bg-hover aria-disabled:not-aria-busy:text-ink-disabled aria-busy:opacity-75';

/** A button that names its action. `type` defaults to "button". */
export function Button(props: ButtonProps) {
  const {
    variant = 'secondary',
    size = 'medium',
    loading = false,
    icon,
    trailing,
    fullWidth,
    render,
  } = props;
  const { className, children, onClick, ...rest } = props;
  for (const own of ['variant', 'size', 'loading', 'icon', 'trailing', 'fullWidth', 'render'] as const)
    delete rest[own];

  function click(event: MouseEvent<HTMLButtonElement>) {
    if (loading) event.preventDefault();
    else onClick?.(event);
  }

  const given: ComponentProps<'button'> = {
    ...rest,
    ...(loading ? { 'aria-busy': true, 'aria-disabled': true } : {}),
    onClick: click,
    className: cx(base, variants[variant], sizes[size], quiet, fullWidth && 'w-full', className),
    children: (
      <>
        {loading ? <Spinner /> : icon}
        {children ?? render?.props.children}
        {trailing}
      </>
    ),
  };
  return render ? (
    renderElement(render as ReactElement<Record<string, unknown>>, given)
  ) : (
    <button type="button" {...given} />
  );
}

type Handler = (...values: unknown[]) => void;

const isHandler = (name: string, value: unknown): value is Handler =>
  /^on[A-Z]/.test(name) && typeof value === 'function';

/**
 * Another element with a component's look: `given` overrides the element's own props, except that class names are joined and both
 * handlers run, the element's own first.
 */
function renderElement(
  element: ReactElement<Record<string, unknown>>,
  given: ComponentProps<'button'>,
): ReactElement {
  const own = element.props;
  const merged: Record<string, unknown> = { ...given };
  for (const [name, value] of Object.entries(own)) {
    const mine = merged[name];
    if (isHandler(name, value) && isHandler(name, mine)) {
      merged[name] = (...values: unknown[]) => {
        value(...values);
        mine(...values);
      };
    }
  }
  merged['className'] = cx(given.className, own['className'] as string | undefined);
  return cloneElement(element, merged);
}
