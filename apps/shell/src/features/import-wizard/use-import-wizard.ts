import type { AnalysedFile } from '@lading/contracts/entities/analysed-file';
import type { FieldMapping } from '@lading/contracts/entities/mapping-template';
import type { Reading } from '@lading/import-engine/reading';
import { useEffect, useReducer, useRef, useState } from 'react';
import { fileAnalysis } from './file-analysis.ts';
import type { FileUpload } from './file-upload.ts';
import { mappingFaults, sourcesKey, startMapping } from './mapping-rules.ts';
import type { OpenedFile } from './reader/import-reader.ts';
import { ReviewSession } from './review-session.ts';
import { saveAttempt, type SaveAttempt } from './save-attempt.ts';
import { saveFile } from './save-file.ts';
import { templateDrift } from './template-drift.ts';
import { keptMapping, templateForFile, templateNameFault } from './template-rules.ts';
import { useFileSource } from './use-file-source.ts';
import { wizardFailure } from './wizard-failure.ts';
import type { WizardParts } from './wizard-parts.ts';
import { wizardReducer } from './wizard-reducer.ts';
import { freshWizard } from './wizard-state.ts';

interface Review {
  session: ReviewSession;
  /** What its rows were read from. */
  key: string;
  upload: FileUpload;
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
  const source = useFileSource({ definition, adapter, onUploaded: takeUpload, onFault });
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
    chosen: File,
    reading: Reading,
    kept: FieldMapping,
  ) {
    call.current?.abort();
    const { signal } = (call.current = new AbortController());
    dispatch({ do: 'begin', busy });
    try {
      const opened = await source.open(chosen, reading);
      signal.throwIfAborted();
      const found = fileAnalysis(opened.analysis);
      const headings = found.fieldsOption;
      const { list, lastId: last } = templates;
      const by = templateForFile(definition, { list, chosen: state.templateId, last }, headings);
      const wanted = by ? keptMapping(definition, by.excelFieldMappingJson) : null;
      const sources = startMapping(definition, found, wanted, kept);
      dispatch({
        do: 'take-analysis',
        reading,
        analysed: found,
        sources,
        mappedBy: by?.excelFieldMappingId ?? null,
        drift: wanted ? templateDrift(definition, wanted, sources.mapping, headings) : null,
      });
      await followFile(opened, signal);
    } catch (fault) {
      if (!signal.aborted) fail(fault);
    }
  }

  /** The rest of the file is read while its columns are mapped. */
  async function followFile({ whole }: OpenedFile, signal: AbortSignal) {
    try {
      const { rowCount } = await whole;
      if (!signal.aborted) dispatch({ do: 'take-count', rowCount });
    } catch (fault) {
      const failure = signal.aborted ? null : wizardFailure(fault);
      if (failure) dispatch({ do: 'fail-file', failure });
    }
  }

  /** The server may know from earlier files what nobody can tell from this one. */
  function takeUpload({ suggestion, fieldsOption }: AnalysedFile) {
    if (!suggestion || !analysed || fieldsOption.join('\n') !== analysed.fieldsOption.join('\n')) return;
    const sources = startMapping(definition, { ...analysed, suggestion }, null, state.fixedValues);
    dispatch({ do: 'take-suggestion', suggestion, sources });
  }

  async function readFile() {
    if (!file) return;
    if (analysed) dispatch({ do: 'go-on' });
    else await analyse('uploading', file, {}, {});
  }

  async function readAgain(change: Reading) {
    if (!file || !analysed) return;
    const { sheet, encoding } = analysed;
    // The headings of another sheet, or in another encoding, are looked for anew.
    const reading: Reading = { ...(sheet ? { sheet } : {}), ...(encoding ? { encoding } : {}), ...change };
    await analyse('rereading', file, reading, state.fixedValues);
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
    const sent = source.upload;
    if (!file || !analysed || !sent) return;
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
    if (review?.upload !== sent || review.key !== key) {
      review?.session.end();
      const templateId = template?.excelFieldMappingId ?? null;
      const { reading } = state;
      const session = new ReviewSession(definition, adapter, {
        rows: (signal) => source.reader().rows({ mapping, fixedValues }, signal),
        async *checkFile(signal) {
          const kept = await sent.readAs(reading, signal);
          if (!kept) return;
          yield* adapter.checkFile({ file, analysed: kept, mapping, fixedValues, templateId }, signal);
        },
      });
      shown.current = session;
      setReview({ session, key, upload: sent });
      void session.load();
    }
    dispatch({ do: 'go-on' });
  }

  async function exportErrors() {
    if (!review) return;
    dispatch({ do: 'begin', busy: 'exporting' });
    try {
      const { referenceId } = review.upload;
      const { blob, fileName } = await adapter.exportErrors(review.session.rowsWithErrors(), referenceId);
      saveFile(blob, fileName ?? 'errors.xlsx');
      dispatch({ do: 'stop' });
      onExported();
    } catch (fault) {
      fail(fault);
    }
  }

  async function save() {
    const referenceId = review?.upload.referenceId;
    if (!review || typeof referenceId !== 'string') return;
    const { session, key } = review;
    const { rows, ids } = session.rowsToSave();
    const { liveRows } = session.store.getSnapshot();
    const leftOut = liveRows - session.getSnapshot().blankRows - rows.length;
    const attempt = saveAttempt(lost.current, `${referenceId} ${key} ${session.edits} ${rows.length}`);
    lost.current = attempt;
    dispatch({ do: 'begin', busy: 'saving' });
    try {
      const { idempotencyKey } = attempt;
      const outcome = await adapter.save(rows, { referenceId, idempotencyKey });
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
    /** The way of the file to the server; null before there is one. */
    upload: source.upload,
    readFile,
    readAgain,
    stop,
    checkRows,
    exportErrors,
    save,
  };
}

export type Wizard = ReturnType<typeof useImportWizard>;
