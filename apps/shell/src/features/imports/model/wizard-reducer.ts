import { columnsOfSource, joinColumns, joinedColumns } from '@lading/import-engine/joined-columns';
import { areSidesOfOne, sideOf } from '@lading/import-engine/size-sides';
import { withKnownSpellings, withMatch, type ForeignByField } from './value-matching.ts';
import {
  newWizard,
  without,
  type FieldSource,
  type WizardAction,
  type WizardState,
  type WizardStep,
} from './wizard-state.ts';

/** The wizard's state transitions (spec §4): 0 upload, 1 mapping, 2 rows, and back one step at a time. */
export function wizardReducer(state: WizardState, action: WizardAction): WizardState {
  switch (action.do) {
    case 'choose-file':
      return { ...newWizard, templateId: state.templateId, file: action.file };
    case 'refuse-file':
      return { ...newWizard, templateId: state.templateId, refusal: action.why };
    case 'choose-template':
      // The analysis stays with the file, but its mapping came from another choice.
      return { ...state, templateId: action.templateId, analysed: null, newTemplate: null, failure: null };
    case 'begin':
      return { ...state, busy: action.busy, failure: null };
    case 'stop':
      return { ...state, busy: null };
    case 'fail':
      return { ...state, busy: null, failure: action.failure };
    case 'take-analysis':
      return {
        ...state,
        ...action.sources,
        step: 1,
        busy: null,
        failure: null,
        reading: action.reading,
        analysed: action.analysed,
        isTouched: false,
        valueMatches: {},
        foreignValues: null,
        mappedBy: action.mappedBy,
        clearsBlanks: action.clearsBlanks ?? state.clearsBlanks,
        drift: action.drift,
        errorsRequested: 0,
      };
    case 'resume':
      return {
        ...state,
        ...action.wizard,
        // There already is a file, so none has to be chosen.
        step: action.wizard.step || 1,
        busy: null,
        failure: null,
        analysed: action.analysed,
        isTouched: true,
        valueMatches: action.wizard.valueMatches ?? {},
        clearsBlanks: action.wizard.clearsBlanks ?? false,
        foreignValues: null,
        drift: null,
        errorsRequested: 0,
      };
    case 'take-whole':
      return state.analysed ? { ...state, analysed: { ...state.analysed, ...action.whole } } : state;
    case 'take-suggestion':
      return withSuggestion(state, action);
    case 'fail-file':
      // In the review step, failures are shown with the rows.
      return state.step < 2 ? { ...state, failure: action.failure } : state;
    case 'name-template':
      return { ...state, newTemplate: action.name, failure: null };
    case 'take-template':
      return {
        ...state,
        busy: null,
        templateId: action.templateId,
        mappedBy: action.templateId,
        newTemplate: null,
        drift: null,
      };
    case 'fill-field':
      return filled(state, action.field, action.source);
    case 'take-foreign-values':
      return withForeignValues(state, action.found, action.mayMatch);
    case 'match-value':
      return { ...state, valueMatches: withMatch(state.valueMatches, action) };
    case 'show-errors':
      return { ...state, errorsRequested: state.errorsRequested + 1 };
    case 'go-on':
      return state.analysed && state.step < 2
        ? { ...state, step: (state.step + 1) as WizardStep, failure: null }
        : state;
    case 'go-back':
      return state.step > 0
        ? { ...state, step: (state.step - 1) as WizardStep, busy: null, failure: null, refusal: null }
        : state;
    case 'clear-blanks':
      return { ...state, clearsBlanks: action.on };
    case 'ignore-errors':
      return { ...state, ignoreErrors: action.on };
  }
}

/** The texts to match, with known spellings already matched; edited rows do not change. */
function withForeignValues(state: WizardState, found: ForeignByField, mayMatch: boolean): WizardState {
  if (state.step !== 1) return state;
  const valueMatches = mayMatch ? withKnownSpellings(state.valueMatches, found) : state.valueMatches;
  return { ...state, foreignValues: found, valueMatches };
}

/** The server's suggestion, which includes earlier choices for such files, unless the user or a template has already chosen. */
function withSuggestion(
  state: WizardState,
  { suggestion, sources }: Extract<WizardAction, { do: 'take-suggestion' }>,
): WizardState {
  const { step, busy, isTouched, mappedBy, analysed } = state;
  // The rows are about to be read with the current mapping.
  if (busy !== null) return state;
  if (step !== 1 || isTouched || mappedBy !== null || !analysed) return state;
  return { ...state, ...sources, analysed: { ...analysed, suggestion } };
}

/** What remains of a source after removing some of its columns. */
function withoutColumns(source: string, taken: readonly string[]): string {
  if (taken.includes(sideOf(source)?.column ?? source)) return '';
  const joined = joinedColumns(source);
  return joined
    ? joinColumns(
        joined.columns.filter((column) => !taken.includes(column)),
        joined.separator,
      )
    : source;
}

/** A field has one source, and a column fills only one field (spec §5): assigning it to another field clears the first. */
function filled(state: WizardState, field: string, source: FieldSource): WizardState {
  const mapping = without(state.mapping, field);
  const fixedValues = without(state.fixedValues, field);
  // Another column has other texts.
  const { [field]: _, ...valueMatches } = state.valueMatches;
  const touched = { ...state, isTouched: true, valueMatches };
  if (source === null) return { ...touched, mapping, fixedValues };
  if ('fixed' in source)
    return { ...touched, mapping, fixedValues: { ...fixedValues, [field]: source.fixed } };
  const columns = columnsOfSource(source.column);
  const others = Object.fromEntries(
    Object.entries(mapping).flatMap(([key, theirs]) => {
      if (areSidesOfOne(theirs, source.column)) return [[key, theirs]];
      const left = withoutColumns(theirs, [source.column, ...columns]);
      return left === '' ? [] : [[key, left]];
    }),
  );
  return { ...touched, fixedValues, mapping: { ...others, [field]: source.column } };
}
