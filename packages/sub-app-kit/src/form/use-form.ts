import { type AnyMessages, checkValue, type FieldError, type Schema } from '@lading/contracts/core';
import { localized } from '@lading/i18n/localized';
import { type ComponentProps, type FocusEvent, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../use-language.ts';
import {
  fieldOf,
  type FieldsByCode,
  type FormValues,
  refusedFields,
  requiredFields,
  sameValues,
} from './form-rules.ts';

/**
 * Runs functions immediately, or, while a pointer is down, after its release and click: a layout change under a press would move the
 * button away before its click.
 */
function useAfterPointer(): (act: () => void) => void {
  const isDown = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const press = () => {
      isDown.current = true;
    };
    const release = () => {
      isDown.current = false;
      // The click is a separate task after the release.
      setTimeout(() => {
        for (const act of waiting.current.splice(0)) act();
      });
    };
    addEventListener('pointerdown', press, true);
    addEventListener('pointerup', release, true);
    addEventListener('pointercancel', release, true);
    return () => {
      removeEventListener('pointerdown', press, true);
      removeEventListener('pointerup', release, true);
      removeEventListener('pointercancel', release, true);
    };
  }, []);
  return (act) => {
    if (isDown.current) waiting.current.push(act);
    else act();
  };
}

export interface FormOptions<Values extends FormValues, Output> {
  /** The schema, which the server applies too; its output is sent. */
  schema: Schema<Output>;
  /** The saved values, or empty ones. Read once; see `rebase` and `reset`. */
  defaults: Values;
  /** Initial field values, if they differ from the saved ones: a draft. */
  initial?: Values | undefined;
  /** Converts the values for the schema, if they differ: an empty text to undefined, an additional choice. */
  wire?: (values: Values) => unknown;
  /** Messages that rules of the schema report by code, in addition to `coreMessages`. */
  catalogs?: readonly AnyMessages[];
  /** Submits the form. While the promise is pending it is not submitted again; a rejection is shown at the fields it names. */
  submit: (output: Output) => Promise<unknown>;
  /** The form's own text for an error, if the default one is not specific enough; undefined for the default. */
  say?: (field: keyof Values & string, error: FieldError) => string | undefined;
  /** Fields for refusals of the entire call, by code. */
  fieldsByCode?: FieldsByCode;
}

/** Props of a control of `@lading/ui`, to be spread onto it. */
export interface FieldWiring<Value> {
  name: string;
  value: Value;
  onValueChange: (value: Value) => void;
  error: string | undefined;
  required: boolean;
}

/** A refusal that the fields do not show, or not completely. */
export interface FormFailure {
  fault: unknown;
  /** Errors of fields that the form does not have. */
  others: readonly FieldError[];
}

export interface Form<Values extends FormValues> {
  values: Values;
  /** Changes fields. */
  set: (part: Partial<Values>) => void;
  field: <Name extends keyof Values & string>(name: Name) => FieldWiring<Values[Name]>;
  /** The errors that are currently shown below fields. */
  errors: Readonly<Partial<Record<keyof Values, string>>>;
  failure: FormFailure | null;
  isDirty: boolean;
  isPending: boolean;
  /** It was submitted, and nothing has been changed since. */
  isSaved: boolean;
  /** For the `<form>`, or the `form` of a `Dialog`. */
  props: Pick<ComponentProps<'form'>, 'noValidate' | 'onSubmit' | 'onBlur'>;
  /** Resets to the saved values, or to `saved` if that is newer. Changes made during a call stay. */
  reset: (saved?: Values) => void;
  /** The saved values have changed elsewhere: edited fields stay, all others follow. May be called while rendering. */
  rebase: (saved: Values) => void;
}

/** The first control with an error, or of a group with one; a group of checkboxes is a `fieldset` marked with `data-invalid`. */
const invalidControl = [
  ':is(input, textarea, button)[aria-invalid="true"]',
  '[role="radiogroup"][aria-invalid="true"] [role="radio"]',
  'fieldset[data-invalid] input',
].join(', ');

/** A control whose text is not the value of its field, because it cannot be read; it shows the error itself. */
const unreadControl = 'input[data-unread]';

/** A failed attempt: from then on the errors of all fields are shown. */
const allFields = '*';
const noFields: ReadonlySet<string> = new Set();
const same = (values: FormValues): unknown => values;

/** The saved values, with the user's changes since `before`. */
function withLaterEdits<Values extends FormValues>(saved: Values, before: Values, now: Values): Values {
  const later = Object.keys(now).filter((name) => !Object.is(now[name], before[name]));
  return { ...saved, ...Object.fromEntries(later.map((name) => [name, now[name]])) };
}

/**
 * A form based on a contract's schema (spec §5, decision 0031). A field is checked when it is left after input, and then at each
 * change; submitting checks all fields and focuses the first error. Texts come from message codes in the reader's language.
 */
export function useForm<Values extends FormValues, Output>(
  options: FormOptions<Values, Output>,
): Form<Values> {
  const { schema, defaults, initial, wire = same, catalogs, say, fieldsByCode } = options;
  const language = useLanguage();
  const [base, setBase] = useState(defaults);
  const [values, setValues] = useState(initial ?? defaults);
  const [judged, setJudged] = useState(noFields);
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [refused, setRefused] = useState<readonly FieldError[]>([]);
  const [isPending, setPending] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [failedTries, setFailedTries] = useState(0);
  /** The values of the running call. */
  const sending = useRef<Values | null>(null);
  const isChangedSince = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  const afterPointer = useAfterPointer();

  const checked = checkValue(schema, wire(values), catalogs);
  const required = requiredFields(schema, values, wire);
  const isDirty = !sameValues(values, base);

  useEffect(() => {
    if (failedTries > 0) element.current?.querySelector<HTMLElement>(invalidControl)?.focus();
  }, [failedTries]);

  const errors: Partial<Record<string, string>> = {};
  for (const error of [...(checked.errors ?? []), ...refused]) {
    const name = fieldOf(error, values);
    const isShown = refused.includes(error) || judged.has(name) || judged.has(allFields);
    if (isShown && name in values) errors[name] ??= say?.(name, error) ?? localized(error, language);
  }

  function set(part: Partial<Values>) {
    setValues((now) => ({ ...now, ...part }));
    // The server rejected the previous value.
    setRefused((now) => now.filter((error) => !(fieldOf(error, values) in part)));
    isChangedSince.current = true;
    setSaved(false);
  }

  function clear(next: Values) {
    const sent = sending.current;
    setBase(next);
    setValues((now) => (sent ? withLaterEdits(next, sent, now) : next));
    setJudged(noFields);
    setFailure(null);
    setRefused([]);
  }

  async function send() {
    if (sending.current) return;
    setJudged(new Set([allFields]));
    setFailure(null);
    // Submitting would silently leave out what was typed.
    const unread = element.current?.querySelector<HTMLElement>(unreadControl);
    if (unread) return unread.focus();
    setRefused([]);
    if (checked.errors) {
      const others = checked.errors.filter((one) => !(fieldOf(one, values) in values));
      if (others.length > 0) setFailure({ fault: null, others });
      return setFailedTries((tries) => tries + 1);
    }
    sending.current = values;
    isChangedSince.current = false;
    setPending(true);
    try {
      await options.submit(checked.output);
      setSaved(!isChangedSince.current);
    } catch (error) {
      const errors = refusedFields(error, fieldsByCode);
      const others = errors.filter((one) => !(fieldOf(one, values) in values));
      setRefused(errors);
      if (errors.length === 0 || others.length > 0) setFailure({ fault: error, others });
      setFailedTries((tries) => tries + 1);
    } finally {
      sending.current = null;
      setPending(false);
    }
  }

  return {
    values,
    set,
    field: (name) => ({
      name,
      value: values[name],
      onValueChange: (value) => set({ [name]: value } as unknown as Partial<Values>),
      error: errors[name],
      required: required.has(name),
    }),
    errors: errors as Form<Values>['errors'],
    failure,
    isDirty,
    isPending,
    isSaved,
    props: {
      noValidate: true,
      onSubmit(event) {
        event.preventDefault();
        element.current = event.currentTarget;
        void send();
      },
      onBlur({ target, relatedTarget }: FocusEvent) {
        const frame = target.closest<HTMLElement>('[data-field]');
        const name = frame?.dataset.field;
        if (name === undefined || frame?.contains(relatedTarget)) return;
        if (Object.is(values[name], base[name])) return;
        // A new error would move the pressed element away from the pointer.
        afterPointer(() => setJudged((now) => new Set([...now, name])));
      },
    },
    reset: (saved) => clear(saved ?? base),
    rebase(saved) {
      if (!isDirty) return clear(saved);
      setBase(saved);
      setValues((now) => withLaterEdits(saved, base, now));
    },
  };
}
