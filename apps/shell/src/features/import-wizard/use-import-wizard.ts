import type { AnalysedFile } from '@lading/contracts/entities/analysed-file';
import type { ImportOutcome } from '@lading/contracts/entities/import-outcome';
import type { FieldMapping } from '@lading/contracts/entities/mapping-template';
import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import { useEffect, useReducer, useRef, useState } from 'react';
import type { ImportAdapter, Reading } from './import-adapter.ts';
import { mappingFaults, sourcesKey, startMapping } from './mapping-rules.ts';
import { ReviewSession } from './review-session.ts';
import { saveAttempt, type SaveAttempt } from './save-attempt.ts';
import { saveFile } from './save-file.ts';
import { templateDrift } from './template-drift.ts';
import { keptMapping, templateForFile, templateNameFault } from './template-rules.ts';
import type { Templates } from './use-templates.ts';
import { wizardFailure } from './wizard-failure.ts';
import { wizardReducer } from './wizard-reducer.ts';
import { freshWizard } from './wizard-state.ts';

/** What a finished save tells. */
export interface SavedImport {
  sent: number;
  leftOut: number;
  outcome: ImportOutcome | null;
}

interface WizardParts {
  definition: ImportDefinition;
  adapter: ImportAdapter;
  templates: Templates;
  /** Called once, also when the dialog has been closed meanwhile. */
  onSaved: (saved: SavedImport) => void;
  onTemplateSaved: (name: string) => void;
  onExported: () => void;
  /** Takes every failure, for those that concern more than the wizard (401, 555). */
  onFault: (fault: unknown) => void;
}

interface Review {
  session: ReviewSession;
  /** What its rows were read from. */
  key: string;
}

/** Runs the wizard: its state, the rows under review, and what the buttons do. */
export function useImportWizard(parts: WizardParts) {
  const { definition, adapter, templates, onSaved, onTemplateSaved, onExported, onFault } = parts;
  const [state, dispatch] = useReducer(wizardReducer, freshWizard);
  const [review, setReview] = useState<Review | null>(null);
  const call = useRef<AbortController>(null);
  const lost = useRef<SaveAttempt>(null);
  const shown = useRef<ReviewSession>(null);
  const { file, analysed } = state;
  const chosenId = state.templateId === undefined ? templates.lastId : state.templateId;
  const wantedId = analysed ? state.mappedBy : chosenId;
  const template = templates.list.find(({ excelFieldMappingId }) => excelFieldMappingId === wantedId) ?? null;

  useEffect(
    () => () => {
      call.current?.abort();
      shown.current?.end();
    },
    [],
  );

  function fail(fault: unknown) {
    onFault(fault);
    const failure = wizardFailure(fault);
    dispatch(failure ? { do: 'fail', failure } : { do: 'stop' });
  }

  async function analyse(
    busy: 'uploading' | 'rereading',
    ask: (signal: AbortSignal) => Promise<AnalysedFile>,
    kept: FieldMapping,
  ) {
    call.current?.abort();
    const { signal } = (call.current = new AbortController());
    dispatch({ do: 'begin', busy });
    try {
      const found = await ask(signal);
      const headings = found.fieldsOption;
      const { list, lastId: last } = templates;
      const by = templateForFile(definition, { list, chosen: state.templateId, last }, headings);
      const wanted = by ? keptMapping(definition, by.excelFieldMappingJson) : null;
      const sources = startMapping(definition, found, wanted, kept);
      dispatch({
        do: 'take-analysis',
        analysed: found,
        sources,
        mappedBy: by?.excelFieldMappingId ?? null,
        drift: wanted ? templateDrift(definition, wanted, sources.mapping, headings) : null,
      });
    } catch (fault) {
      if (!signal.aborted) fail(fault);
    }
  }

  async function upload() {
    if (!file) return;
    if (analysed) dispatch({ do: 'go-on' });
    else await analyse('uploading', (signal) => adapter.analyse(file, signal), {});
  }

  async function readAgain(change: Reading) {
    if (!analysed) return;
    const { referenceId, sheet, encoding } = analysed;
    // The headings of another sheet, or in another encoding, are looked for anew.
    const reading: Reading = { ...(sheet ? { sheet } : {}), ...(encoding ? { encoding } : {}), ...change };
    await analyse(
      'rereading',
      (signal) => adapter.analyseAgain(referenceId, reading, signal),
      state.fixedValues,
    );
  }

  function stop() {
    call.current?.abort();
    dispatch({ do: 'stop' });
  }

  /** Saves the mapping as a new template where that is wanted; false when it failed. */
  async function saveTemplate(name: string): Promise<boolean> {
    dispatch({ do: 'begin', busy: 'saving-template' });
    try {
      const id = await templates.create(name, state.mapping);
      dispatch({ do: 'take-template', templateId: id });
      onTemplateSaved(name.trim());
      remember(id);
      return true;
    } catch (fault) {
      fail(fault);
      dispatch({ do: 'show-faults' });
      return false;
    }
  }

  /** Nothing depends on it but the next import's first screen, so a failure stays silent. */
  function remember(id: string) {
    templates.remember(id).catch(onFault);
  }

  async function checkRows() {
    if (!file || !analysed) return;
    const { mapping, fixedValues, newTemplate } = state;
    const isNameWrong = newTemplate !== null && templateNameFault(newTemplate, templates.list, null) !== null;
    if (
      isNameWrong ||
      mappingFaults(definition, { mapping, fixedValues }, analysed.fieldsOption).length > 0
    ) {
      dispatch({ do: 'show-faults' });
      return;
    }
    if (newTemplate === null) {
      if (template) remember(template.excelFieldMappingId);
    } else if (!(await saveTemplate(newTemplate))) return;
    const key = sourcesKey(analysed, { mapping, fixedValues });
    if (review?.key !== key) {
      review?.session.end();
      const session = new ReviewSession(definition, adapter, {
        file,
        analysed,
        mapping,
        fixedValues,
        templateId: template?.excelFieldMappingId ?? null,
      });
      shown.current = session;
      setReview({ session, key });
      void session.load();
    }
    dispatch({ do: 'go-on' });
  }

  async function exportErrors() {
    if (!review) return;
    dispatch({ do: 'begin', busy: 'exporting' });
    try {
      const { blob, fileName } = await adapter.exportErrors(review.session.rowsWithErrors());
      saveFile(blob, fileName ?? 'errors.xlsx');
      dispatch({ do: 'stop' });
      onExported();
    } catch (fault) {
      fail(fault);
    }
  }

  async function save() {
    if (!analysed || !review) return;
    const { session, key } = review;
    const { rows, ids } = session.rowsToSave();
    const { liveRows } = session.store.getSnapshot();
    const leftOut = liveRows - session.getSnapshot().blankRows - rows.length;
    const attempt = saveAttempt(lost.current, `${key} ${session.edits} ${rows.length}`);
    lost.current = attempt;
    dispatch({ do: 'begin', busy: 'saving' });
    try {
      const { idempotencyKey } = attempt;
      const outcome = await adapter.save(rows, { analysed, idempotencyKey });
      onSaved({ sent: rows.length, leftOut, outcome });
    } catch (fault) {
      const failure = wizardFailure(fault);
      if (!failure?.isLost) lost.current = null;
      if (failure) session.takeRefusal(ids, failure.details);
      fail(fault);
    }
  }

  return {
    definition,
    adapter,
    state,
    dispatch,
    template,
    session: review?.session ?? null,
    upload,
    readAgain,
    stop,
    checkRows,
    exportErrors,
    save,
  };
}

export type Wizard = ReturnType<typeof useImportWizard>;
