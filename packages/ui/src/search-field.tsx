import { isComposing } from './is-composing.ts';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState, type Ref } from 'react';
import { controlBox, controlInput } from './control-styles.ts';
import { cx } from './cx.ts';

export interface SearchFieldProps {
  /** Accessible name. */
  label: string;
  /** The active search; a change from outside is adopted. */
  value: string;
  /** Called when typing pauses, and immediately on Enter and when cleared. */
  onSearch: (value: string) => void;
  clearLabel: string;
  placeholder?: string;
  delayMs?: number;
  className?: string;
  ref?: Ref<HTMLInputElement>;
}

/** Search as you type, without a request for each letter. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onSearch, clearLabel, placeholder, delayMs = 300, className, ref } = props;
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  /** Searches on their way to `value`, which may take effect later: meanwhile the person types on. */
  const [sent, setSent] = useState<readonly string[]>([]);
  /** How often a change from outside was adopted. */
  const [adopted, setAdopted] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (known !== value) {
    const own = sent.lastIndexOf(value);
    setKnown(value);
    setSent(own === -1 ? [] : sent.slice(own + 1));
    if (own === -1) {
      setText(value);
      setAdopted((now) => now + 1);
    }
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  // A change from outside replaces what is typed, so that must not be sent later.
  useEffect(() => {
    if (adopted > 0) clearTimeout(timer.current);
  }, [adopted]);
  /** When typing pauses, the page may have changed: its earlier callback would undo that. */
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  }, [onSearch]);

  function send(next: string) {
    clearTimeout(timer.current);
    if (next !== (sent.at(-1) ?? value)) {
      setSent((now) => [...now, next]);
      search.current(next);
    }
  }

  function type(next: string, isComposed: boolean) {
    setText(next);
    clearTimeout(timer.current);
    // Until then an input method shows the typed keys, not the words.
    if (isComposed) timer.current = setTimeout(() => send(next.trim()), delayMs);
  }

  return (
    <search className={cx(controlBox, className ?? 'w-64 max-sm:w-full')}>
      <Search aria-hidden="true" className="ml-2.5 size-4 shrink-0 text-ink-faint" />
      <input
        ref={ref}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={placeholder}
        value={text}
        onChange={({ currentTarget, nativeEvent }) =>
          type(currentTarget.value, !(nativeEvent as InputEvent).isComposing)
        }
        onCompositionEnd={({ currentTarget }) => type(currentTarget.value, true)}
        onKeyDown={(event) => {
          if (isComposing(event.nativeEvent)) return;
          if (event.key === 'Enter') send(text.trim());
          if (event.key === 'Escape' && text) {
            event.stopPropagation();
            setText('');
            send('');
          }
        }}
        className={cx(controlInput, 'pl-2 text-sm')}
      />
      {text ? (
        <button
          type="button"
          aria-label={clearLabel}
          onClick={() => {
            setText('');
            send('');
          }}
          className="mr-1 inline-flex size-6 shrink-0 items-center justify-center rounded-sm text-ink-faint hover:bg-hover hover:text-ink"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      ) : null}
    </search>
  );
}
