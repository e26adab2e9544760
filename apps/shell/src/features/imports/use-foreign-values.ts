import type { ImportDefinition } from '@lading/contracts/imports';
import type { ValueMatches } from '@lading/import-engine/value-matches';
import { useEffect, useEffectEvent, useRef, type Dispatch } from 'react';
import { hasKnownSpellings, selectColumnsKey, withKnownSpellings } from './model/value-matching.ts';
import { wizardFailure } from './model/wizard-failure.ts';
import type { WizardAction, WizardState } from './model/wizard-state.ts';
import type { ImportReader } from './wire/reader/import-reader.ts';

interface ForeignValuesContext {
  definition: ImportDefinition;
  state: WizardState;
  dispatch: Dispatch<WizardAction>;
  reader: () => ImportReader;
  /** The rows have been edited: known spellings are no longer matched without asking. */
  hasEdits: boolean;
}

/**
 * Counts the texts that are not choices of their field, whenever other columns fill select fields. Returns the matches to read
 * the rows with.
 */
export function useForeignValues({
  definition,
  state,
  dispatch,
  reader,
  hasEdits,
}: ForeignValuesContext): () => Promise<ValueMatches> {
  const { analysed, mapping, step, busy, foreignValues, valueMatches } = state;
  const key = selectColumnsKey(definition, mapping);
  /** The columns of the last count. */
  const counted = useRef('');
  // Nothing is mapped while the file is read again; afterwards its texts differ.
  const isMapping = step === 1 && busy === null && analysed !== null;
  const count = useEffectEvent(async (isCurrent: () => boolean) => {
    try {
      const found = await reader().foreignValues(mapping);
      if (!isCurrent()) return;
      counted.current = key;
      dispatch({ do: 'take-foreign-values', found, mayMatch: !hasEdits });
    } catch {
      // If the file cannot be read to its end, the reading reports it.
    }
  });

  useEffect(() => {
    if (!isMapping || key === '') return undefined;
    let isCurrent = true;
    void count(() => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [key, isMapping]);

  /**
   * Waits for a count that is still running: otherwise every row with a known spelling would have an error. It does not wait for
   * the rest of a long file whose first rows have none.
   */
  return async () => {
    const isCounted = foreignValues !== null && counted.current === key;
    if (key === '' || isCounted || hasEdits || !analysed) return valueMatches;
    const isRead = analysed.rowCount !== undefined;
    if (!isRead && !hasKnownSpellings(definition, analysed, mapping)) return valueMatches;
    dispatch({ do: 'begin', busy: 'matching' });
    try {
      const found = await reader().foreignValues(mapping);
      counted.current = key;
      dispatch({ do: 'take-foreign-values', found, mayMatch: true });
      return withKnownSpellings(valueMatches, found);
    } catch (error) {
      // The import was closed.
      if (wizardFailure(error) === null) throw error;
      // If the file cannot be read to its end, the rows report it.
      return valueMatches;
    } finally {
      dispatch({ do: 'stop' });
    }
  };
}
