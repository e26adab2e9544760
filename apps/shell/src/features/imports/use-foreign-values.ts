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

/** Counts the texts that are not choices of their field, whenever other columns fill select fields. */
export function useForeignValues({
  definition,
  state,
  dispatch,
  reader,
  hasEdits,
}: ForeignValuesContext): void {
  const { mapping, step, busy } = state;
  const key = selectColumnsKey(definition, mapping);
  // Nothing is mapped while the file is read again; afterwards its texts differ.
  const isMapping = step === 1 && busy === null && state.analysed !== null;
  const count = useEffectEvent(async (isCurrent: () => boolean) => {
    try {
      const found = await reader().foreignValues(mapping);
      if (isCurrent()) dispatch({ do: 'take-foreign-values', found, mayMatch: !hasEdits });
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
}
