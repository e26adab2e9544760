import {
  freshWizard,
  without,
  type FieldSource,
  type WizardAction,
  type WizardState,
  type WizardStep,
} from './wizard-state.ts';

/** The wizard's only way from one state to the next (spec §4): 0 upload, 1 mapping, 2 rows, and back one step at a time. */
export function wizardReducer(state: WizardState, action: WizardAction): WizardState {
  switch (action.do) {
    case 'choose-file':
      return { ...freshWizard, templateId: state.templateId, file: action.file };
    case 'refuse-file':
      return { ...freshWizard, templateId: state.templateId, refusal: action.why };
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
        mappedBy: action.mappedBy,
        drift: action.drift,
        faultsAsked: 0,
      };
    case 'resume':
      return {
        ...state,
        ...action.wizard,
        // There is a file, so there is no need to choose one.
        step: action.wizard.step || 1,
        busy: null,
        failure: null,
        analysed: action.analysed,
        isTouched: true,
        drift: null,
        faultsAsked: 0,
      };
    case 'take-whole':
      return state.analysed ? { ...state, analysed: { ...state.analysed, ...action.whole } } : state;
    case 'take-suggestion':
      return withSuggestion(state, action);
    case 'fail-file':
      // In the rows it stands with them.
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
    case 'show-faults':
      return { ...state, faultsAsked: state.faultsAsked + 1 };
    case 'go-on':
      return state.analysed && state.step < 2
        ? { ...state, step: (state.step + 1) as WizardStep, failure: null }
        : state;
    case 'go-back':
      return state.step > 0
        ? { ...state, step: (state.step - 1) as WizardStep, busy: null, failure: null, refusal: null }
        : state;
    case 'ignore-errors':
      return { ...state, ignoreErrors: action.on };
  }
}

/** What the server suggests, which knows what was chosen for such files before, unless somebody or a template has chosen already. */
function withSuggestion(
  state: WizardState,
  { suggestion, sources }: Extract<WizardAction, { do: 'take-suggestion' }>,
): WizardState {
  const { step, isTouched, mappedBy, analysed } = state;
  if (step !== 1 || isTouched || mappedBy !== null || !analysed) return state;
  return { ...state, ...sources, analysed: { ...analysed, suggestion } };
}

/** A field has one source, and a column fills one field only (spec §5): taking it from another leaves that one without. */
function filled(state: WizardState, field: string, source: FieldSource): WizardState {
  const mapping = without(state.mapping, field);
  const fixedValues = without(state.fixedValues, field);
  const touched = { ...state, isTouched: true };
  if (source === null) return { ...touched, mapping, fixedValues };
  if ('fixed' in source)
    return { ...touched, mapping, fixedValues: { ...fixedValues, [field]: source.fixed } };
  const others = Object.fromEntries(Object.entries(mapping).filter(([, column]) => column !== source.column));
  return { ...touched, fixedValues, mapping: { ...others, [field]: source.column } };
}
