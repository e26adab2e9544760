import type { FormValues } from './form-rules.ts';

/** What another person has saved while a form was open, by field. */
export interface EditsMeanwhile<Values extends FormValues> {
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
