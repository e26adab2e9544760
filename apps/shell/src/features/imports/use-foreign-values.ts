import type { ImportDefinition } from '@lading/contracts/imports';
import { useEffect, useEffectEvent, type Dispatch } from 'react';
import { selectColumnsKey } from './model/value-matching.ts';
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

/** Has the texts counted that are none of the choices of their field, each time other columns fill select fields. */
export function useForeignValues({
  definition,
  state,
  dispatch,
  reader,
  hasEdits,
}: ForeignValuesContext): void {
  const { mapping, step, busy } = state;
  const key = selectColumnsKey(definition, mapping);
  // Nothing is mapped while the file is read in another way; afterwards it has other texts.
  const isMapping = step === 1 && busy === null && state.analysed !== null;
  const count = useEffectEvent(async (isCurrent: () => boolean) => {
    try {
      const found = await reader().foreignValues(mapping);
      if (isCurrent()) dispatch({ do: 'take-foreign-values', found, mayMatch: !hasEdits });
    } catch {
      // A file that cannot be read to its end is reported by its reading.
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
}
