import { cloneElement, type ComponentProps, type ReactElement } from 'react';
import { cx } from './cx.ts';

type Handler = (...values: unknown[]) => void;

const isHandler = (name: string, value: unknown): value is Handler =>
  /^on[A-Z]/.test(name) && typeof value === 'function';

/**
 * Another element with a component's look: `given` wins over the element's own props, except that both class names
 * stand and both handlers run, the element's own first.
 */
export function renderElement(
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
