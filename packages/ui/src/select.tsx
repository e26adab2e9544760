import { ChevronsUpDown } from 'lucide-react';
import { type ComponentType, type KeyboardEvent, useRef } from 'react';
import { controlTrigger } from './control-styles.ts';
import { cx } from './cx.ts';
import { opensOnDemand } from './opens-on-demand.tsx';
import { Field } from './field.tsx';
import type { SelectProps } from './whole-select.tsx';
import { comparable } from './comparable.ts';

/** Letters within this time form one word. */
const pauseMs = 750;

/**
 * Finds an option by the letters typed on a closed select, like the browser's own select: typing extends a word, and repeating one
 * letter goes to the next option that starts with it.
 * @returns a function of a key, the time, the labels and the index of the chosen one (-1 for none), which returns the index of
 * the match, or undefined if there is none
 */
export function typeAhead() {
  let typed = '';
  let last = Number.NEGATIVE_INFINITY;
  return (key: string, now: number, labels: readonly string[], chosen: number): number | undefined => {
    typed = now - last > pauseMs ? comparable(key) : typed + comparable(key);
    last = now;
    const isOneLetter = [...typed].every((letter) => letter === typed[0]);
    const word = isOneLetter ? (typed[0] ?? '') : typed;
    // One letter searches after the current choice; a longer word may still match it.
    const from = isOneLetter ? chosen + 1 : Math.max(chosen, 0);
    const order = [...labels.keys()].map((index) => (from + index) % labels.length);
    return order.find((index) => comparable(labels[index] ?? '').startsWith(word));
  };
}

export type { SelectOption, SelectProps } from './whole-select.tsx';

/** There is no list yet that it could reference as controlled. */
const collapsed = { role: 'combobox', 'aria-haspopup': 'listbox', 'aria-expanded': false } as const;

/** The select while its list is not loaded: named and described, and with the look of the full one. */
function Closed(props: SelectProps<string | number>) {
  const { options, value, onValueChange, placeholder, size = 'medium', ref, ...field } = props;
  const find = useRef<ReturnType<typeof typeAhead>>(undefined);
  const chosen = options.find((option) => option.value === value);

  /** A letter chooses without opening the list; the open list handles letters itself. */
  function chooseByLetter({ key, ctrlKey, metaKey, altKey, timeStamp }: KeyboardEvent) {
    if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return;
    const enabled = options.filter((option) => !option.disabled);
    const labels = enabled.map((option) => option.label);
    const chosenIndex = enabled.findIndex((option) => option.value === value);
    find.current ??= typeAhead();
    const found = find.current(key, timeStamp, labels, chosenIndex);
    const match = found === undefined ? undefined : enabled[found];
    if (match && match.value !== value) onValueChange(match.value);
  }

  return (
    <Field {...field} labelsButton>
      {(ties) => (
        <button
          {...ties}
          ref={ref}
          type="button"
          value={value ?? ''}
          onKeyDown={chooseByLetter}
          {...collapsed}
          data-disabled={ties.disabled ? '' : undefined}
          className={cx(controlTrigger, size === 'small' && 'h-control-small text-sm')}
        >
          {chosen?.icon ? <span className="flex shrink-0 [&_svg]:size-4">{chosen.icon}</span> : null}
          <span className={cx('min-w-0 flex-1 truncate', !chosen && 'text-ink-faint')}>
            {chosen?.label ?? placeholder}
          </span>
          <span aria-hidden="true" className="flex shrink-0 text-ink-faint">
            <ChevronsUpDown aria-hidden="true" className="size-3.5" />
          </span>
        </button>
      )}
    </Field>
  );
}

const OnDemand = opensOnDemand<SelectProps<string | number>>({
  Closed,
  load: async () => (await import('./whole-select.tsx')).WholeSelect,
});

/** A choice from a short list; use Combobox for long lists. */
export function Select<Value extends string | number>(props: SelectProps<Value>) {
  // The list only returns one of the given values, so its values have the type of theirs.
  const Typed = OnDemand as unknown as ComponentType<SelectProps<Value>>;
  return <Typed {...props} />;
}
