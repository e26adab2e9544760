import { ApiError } from '@lading/api-client/api-error';
import { useState } from 'react';
import type { FormValues } from './form-rules.ts';
import type { Form } from './use-form.ts';

/** What another person has saved while a form was open, by field. */
interface EditsMeanwhile<Values extends FormValues> {
  /** Only they have changed it: the form follows. */
  taken: (keyof Values & string)[];
  /** Both have changed it, to different values: saving again replaces theirs. */
  conflicts: (keyof Values & string)[];
}

/**
 * Compares two people's changes.
 * @param base the saved values with which the form was opened
 * @param theirs the values that are saved now
 */
export function editsMeanwhile<Values extends FormValues>(
  base: Values,
  theirs: Values,
  mine: Values,
): EditsMeanwhile<Values> {
  const byThem = (Object.keys(theirs) as (keyof Values & string)[]).filter(
    (name) => !Object.is(base[name], theirs[name]),
  );
  return {
    taken: byThem.filter((name) => Object.is(mine[name], base[name])),
    conflicts: byThem.filter(
      (name) => !Object.is(mine[name], base[name]) && !Object.is(mine[name], theirs[name]),
    ),
  };
}

interface Options<Saved, Values> {
  /** What the form was opened with; null: nothing is saved yet. */
  saved: Saved | null;
  valuesOf: (saved: Saved) => Values;
  /** The code of the server's refusal of an edit that started from an earlier version. */
  code: string;
  /** Fetches what is saved now. */
  latest: () => Promise<Saved | null | undefined>;
}

/** See {@link useEditsMeanwhile}. */
export type MeanwhileEdits<Values extends FormValues> = EditsMeanwhile<Values> & { theirs: Values };

/**
 * A form whose content others may save too. The server refuses an edit of an earlier version; then the form follows what only they
 * have changed, keeps the person's own changes, and the next attempt is based on what the person has been shown.
 */
export function useEditsMeanwhile<Saved extends object, Values extends FormValues>({
  saved,
  valuesOf,
  code,
  latest,
}: Options<Saved, Values>) {
  const [base, setBase] = useState(saved);
  const [edits, setEdits] = useState<MeanwhileEdits<Values> | null>(null);

  async function follow(form: Pick<Form<Values>, 'values' | 'rebase'>, known: Saved) {
    const now = await latest();
    if (!now) return;
    const theirs = valuesOf(now);
    setEdits({ ...editsMeanwhile(valuesOf(known), theirs, form.values), theirs });
    form.rebase(theirs);
    setBase(now);
  }

  return {
    /** What the next attempt is based on. */
    base,
    edits,
    /** It is saved: a further edit starts from here. */
    settle(now: Saved) {
      setBase(now);
      setEdits(null);
    },
    /** Sends an attempt. @throws what `send` throws, after the form has followed */
    async attempt<Reply>(
      form: Pick<Form<Values>, 'values' | 'rebase'>,
      send: () => Promise<Reply>,
    ): Promise<Reply> {
      try {
        return await send();
      } catch (fault) {
        if (base !== null && fault instanceof ApiError && fault.reason === code) await follow(form, base);
        throw fault;
      }
    },
  };
}
