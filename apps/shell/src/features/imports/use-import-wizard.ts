import type { ImportDefinition } from '@lading/contracts/imports';
import { useEffect, useEffectEvent, useReducer } from 'react';
import type { KeptImport } from './model/drafts/import-draft.ts';
import { mappingErrors } from './model/mapping-rules.ts';
import type { SaveAttempt } from './model/save-attempt.ts';
import { templateNameError } from './model/template-rules.ts';
import { wizardFailure } from './model/wizard-failure.ts';
import { wizardReducer } from './model/wizard-reducer.ts';
import { newWizard } from './model/wizard-state.ts';
import { useFileReading } from './use-file-reading.ts';
import { useForeignValues } from './use-foreign-values.ts';
import type { ImportAdapter } from './wire/import-adapter.ts';
import type { Templates } from './wire/template-queries.ts';
import { useReviewSession } from './wire/use-review-session.ts';
import { useSave, type SavedImport } from './wire/use-save.ts';

interface WizardContext {
  definition: ImportDefinition;
  adapter: ImportAdapter;
  templates: Templates;
  /** The file to start with; null to have one chosen. */
  file: File | null;
  /** Called once, even if the dialog has been closed meanwhile. */
  onSaved: (saved: SavedImport) => void;
  onTemplateSaved: (name: string) => void;
  onExported: () => void;
  /** Stores the save attempt, so that it is recognized after a crash; never rejects. */
  keepAttempt: (attempt: SaveAttempt | null) => Promise<void>;
  /** Receives every failed call, for those that concern more than the wizard (401, 555). */
  onError: (error: unknown) => void;
}

/** Runs the wizard: its state, the rows under review, and the actions of the buttons. */
export function useImportWizard(context: WizardContext) {
  const { definition, adapter, templates, file: given, onTemplateSaved, onError } = context;
  const [state, dispatch] = useReducer(wizardReducer, { ...newWizard, file: given });
  const reading = useFileReading({ definition, adapter, templates, state, dispatch, fail, onError });
  const readGiven = useEffectEvent(() => void reading.readFile());
  // A template may fit the initial file.
  const mayRead = given !== null && templates.isKnown;
  useEffect(() => {
    if (mayRead) readGiven();
  }, [mayRead]);
  const { review, begin: beginReview } = useReviewSession({ definition, adapter, reader: reading.reader });
  const hasEdits = review !== null && review.session.edits > 0;
  const matches = useForeignValues({ definition, state, dispatch, reader: reading.reader, hasEdits });
  const saving = useSave({ ...context, review, clearsBlanks: state.clearsBlanks, dispatch, fail });
  const chosenId = state.templateId === undefined ? templates.lastId : state.templateId;
  const usedId = state.analysed ? state.mappedBy : chosenId;
  const template = templates.list.find(({ excelFieldMappingId }) => excelFieldMappingId === usedId) ?? null;

  function fail(error: unknown): void {
    onError(error);
    const failure = wizardFailure(error);
    dispatch(failure ? { do: 'fail', failure } : { do: 'stop' });
  }

  /** Saves the mapping as a new template; false when it failed. */
  async function saveTemplate(name: string): Promise<boolean> {
    dispatch({ do: 'begin', busy: 'saving-template' });
    try {
      const id = await templates.create(name, state.mapping, state.clearsBlanks);
      dispatch({ do: 'take-template', templateId: id });
      onTemplateSaved(name.trim());
      remember(id);
      return true;
    } catch (error) {
      fail(error);
      dispatch({ do: 'show-errors' });
      return false;
    }
  }

  /** Only the first screen of the next import depends on it, so a failure stays silent. */
  function remember(id: string): void {
    templates.remember(id).catch(onError);
  }

  /** Continues from a mapping without errors to the rows, which are read again only if something they depend on has changed. */
  async function checkRows(): Promise<void> {
    const { file, analysed, mapping, fixedValues, newTemplate } = state;
    if (!file || !analysed) return;
    const isNameWrong = newTemplate !== null && templateNameError(newTemplate, templates.list, null) !== null;
    const errors = mappingErrors(definition, { mapping, fixedValues }, analysed.fieldsOption);
    if (isNameWrong || errors.length > 0) {
      dispatch({ do: 'show-errors' });
      return;
    }
    if (newTemplate === null) {
      if (template) remember(template.excelFieldMappingId);
    } else if (!(await saveTemplate(newTemplate))) return;
    const templateId = template?.excelFieldMappingId ?? null;
    try {
      const valueMatches = await matches();
      beginReview({ ...state, analysed, valueMatches, templateId, upload: reading.send(file) });
      dispatch({ do: 'go-on' });
    } catch (error) {
      fail(error);
    }
  }

  /** Resumes an unfinished import: reads its file with the same settings, and applies the stored mapping and edits. */
  async function resume({ draft, file, edits }: KeptImport): Promise<void> {
    const { wizard, revision, answers = [], attempt } = draft;
    dispatch({ do: 'choose-file', file });
    await reading.open('uploading', { file, reading: wizard.reading }, (analysed) => {
      saving.takeAttempt(attempt);
      dispatch({ do: 'resume', analysed, wizard });
      if (wizard.step < 2 && revision === 0) return;
      const resumed = { edits, answers, revision };
      const upload = reading.send(file);
      beginReview({ valueMatches: {}, ...wizard, analysed, templateId: wizard.mappedBy, upload, resumed });
    });
  }

  return {
    definition,
    adapter,
    state,
    dispatch,
    template,
    session: review?.session ?? null,
    upload: reading.upload,
    readFile: reading.readFile,
    readAgain: reading.readAgain,
    stop: reading.stop,
    resume,
    checkRows,
    exportErrors: saving.exportErrors,
    save: saving.save,
  };
}

export type Wizard = ReturnType<typeof useImportWizard>;
