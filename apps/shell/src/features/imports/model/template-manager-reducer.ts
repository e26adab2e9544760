import type { FieldMapping, MappingTemplate } from '@lading/contracts/imports';
import type { WizardFailure } from './wizard-failure.ts';

/** A template being edited. */
export interface TemplateDraft {
  id: string;
  /** Its original name, for the heading. */
  was: string;
  name: string;
  mapping: FieldMapping;
  clearBlanks: boolean;
}

/** The manage mode of step 0 (spec §4): closed, the list, or an edited template. */
export interface TemplateManagerState {
  isOpen: boolean;
  draft: TemplateDraft | null;
  /** How often Save was pressed with errors: they are shown from the first time on. */
  errorsRequested: number;
  isBusy: boolean;
  failure: WizardFailure | null;
}

export type TemplateManagerAction =
  | { do: 'open' }
  | { do: 'leave' }
  | { do: 'edit'; template: MappingTemplate }
  | { do: 'rename'; name: string }
  | { do: 'map'; field: string; column: string }
  | { do: 'clear-blanks'; on: boolean }
  | { do: 'show-errors' }
  | { do: 'begin' }
  | { do: 'stop' }
  | { do: 'fail'; failure: WizardFailure }
  | { do: 'back-to-list' };

/** The initial state: the upload, not the templates. */
export const closedManager: TemplateManagerState = {
  isOpen: false,
  draft: null,
  errorsRequested: 0,
  isBusy: false,
  failure: null,
};

/** The state transitions of the manage mode. Presets are never opened for editing (spec §6). */
export function templateManagerReducer(
  state: TemplateManagerState,
  action: TemplateManagerAction,
): TemplateManagerState {
  const { draft } = state;
  switch (action.do) {
    case 'open':
    case 'back-to-list':
      return { ...closedManager, isOpen: true };
    case 'leave':
      return closedManager;
    case 'edit': {
      const { excelFieldMappingId: id, name, excelFieldMappingJson: mapping, ...more } = action.template;
      if (more.preinstall) return state;
      const clearBlanks = more.clearBlanks ?? false;
      return { ...closedManager, isOpen: true, draft: { id, was: name, name, mapping, clearBlanks } };
    }
    case 'rename':
      return draft ? { ...state, draft: { ...draft, name: action.name }, failure: null } : state;
    case 'map':
      return draft
        ? { ...state, draft: { ...draft, mapping: { ...draft.mapping, [action.field]: action.column } } }
        : state;
    case 'clear-blanks':
      return draft ? { ...state, draft: { ...draft, clearBlanks: action.on } } : state;
    case 'show-errors':
      return { ...state, errorsRequested: state.errorsRequested + 1 };
    case 'begin':
      return { ...state, isBusy: true, failure: null };
    case 'stop':
      return { ...state, isBusy: false };
    case 'fail':
      return { ...state, isBusy: false, failure: action.failure };
  }
}
