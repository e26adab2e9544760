/** Identifies a visit: a new value for each load of the page. */
const visit = Math.random().toString(36);

const keyOf = (person: string, form: string) => `lading.draft.${person}.${form}`;

/** A draft of a form that was left without saving. */
export interface KeptDraft<Values> {
  values: Values;
  /** When it was last edited; ISO 8601. */
  time: string;
  /** The page has not been reloaded since: the shell only unmounted the form for a while. */
  isOfThisVisit: boolean;
}

/**
 * Stores the unsaved values of a form in this tab, for one person: they survive a reload, and end with the tab.
 * @param form names the form and its record
 * @param values null when there is nothing to store any more
 */
export function keepDraft(person: string, form: string, values: object | null): void {
  try {
    if (values === null) sessionStorage.removeItem(keyOf(person, form));
    else
      sessionStorage.setItem(
        keyOf(person, form),
        JSON.stringify({ values, time: new Date().toISOString(), visit }),
      );
  } catch {
    // Storage is refused or full: the draft then ends with the page.
  }
}

/** The draft stored by {@link keepDraft}; null without one, or if the form's fields have changed. */
export function keptDraft<Values extends object>(
  person: string,
  form: string,
  like: Values,
): KeptDraft<Values> | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(person, form)) ?? 'null') as {
      values: Values;
      time: string;
      visit: string;
    } | null;
    if (!kept || Object.keys(like).some((name) => !(name in kept.values))) return null;
    return { values: kept.values, time: kept.time, isOfThisVisit: kept.visit === visit };
  } catch {
    return null;
  }
}
