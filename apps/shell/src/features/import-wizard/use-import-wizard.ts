import type { AnalysedFile } from '@lading/contracts/entities/analysed-file';
import type { FieldMapping } from '@lading/contracts/entities/mapping-template';
import type { Reading } from '@lading/import-engine/reading';
import { useEffect, useReducer, useRef, useState } from 'react';
import { fileAnalysis, type FileAnalysis } from './upload/file-analysis.ts';
import type { FileUpload } from './upload/file-upload.ts';
import type { KeptImport } from './drafts/import-draft.ts';
import { mappingFaults, sourcesKey, startMapping, type FieldSources } from './mapping/mapping-rules.ts';
import type { OpenedFile } from './reader/import-reader.ts';
import type { ReviewSession } from './review/review-session.ts';
import { startReview, type ReviewParts } from './review/start-review.ts';
import { templateDrift } from './mapping/template-drift.ts';
import { keptMapping, templateForFile, templateNameFault } from './templates/template-rules.ts';
import { useFileSource } from './upload/use-file-source.ts';
import { useSave, type Review } from './save/use-save.ts';
import { wizardFailure } from './wizard-failure.ts';
import type { WizardParts } from './wizard-parts.ts';
import { wizardReducer } from './wizard-reducer.ts';
import { freshWizard, type WizardState } from './wizard-state.ts';

/** Runs the wizard: its state, the rows under review, and what the buttons do. */
export function useImportWizard(parts: WizardParts) {
  const { definition, adapter, templates, onSaved, onTemplateSaved, onExported, keepAttempt, onFault } =
    parts;
  const [state, dispatch] = useReducer(wizardReducer, freshWizard);
  const [review, setReview] = useState<Review | null>(null);
  const call = useRef<AbortController>(null);
  const shown = useRef<ReviewSession>(null);
  const opened = useRef<{ file: File; head: OpenedFile; signal: AbortSignal }>(null);
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

  // The page goes first: only when the head of a file is shown is the rest of it read, and the file sent.
  useEffect(() => {
    const begun = opened.current;
    if (!analysed || !begun) return;
    opened.current = null;
    if (begun.signal.aborted) return;
    source.send(begun.file);
    void followFile(begun.head, begun.signal);
  });

  function fail(fault: unknown) {
    onFault(fault);
    const failure = wizardFailure(fault);
    dispatch(failure ? { do: 'fail', failure } : { do: 'stop' });
  }

  const saving = useSave({ adapter, review, dispatch, fail, onSaved, onExported, keepAttempt });

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
      const head = await source.open(chosen, reading);
      signal.throwIfAborted();
      opened.current = { file: chosen, head, signal };
      const found = fileAnalysis(head.analysis);
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
    } catch (fault) {
      if (!signal.aborted) fail(fault);
    }
  }

  /** The rest of the file is read while its columns are mapped. */
  async function followFile(head: OpenedFile, signal: AbortSignal) {
    try {
      const known = await head.rest();
      if (!signal.aborted) dispatch({ do: 'take-whole', whole: known });
    } catch (fault) {
      const failure = signal.aborted ? null : wizardFailure(fault);
      if (failure) dispatch({ do: 'fail-file', failure });
    }
  }

  /** The server may know from earlier files what nobody can tell from this one. */
  function takeUpload({ suggestion, fieldsOption }: AnalysedFile) {
    if (!suggestion || !analysed || fieldsOption.join('\n') !== analysed.fieldsOption.join('\n')) return;
    if (JSON.stringify(suggestion) === JSON.stringify(analysed.suggestion)) return;
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
    const { sheet } = analysed;
    const { encoding } = state.reading;
    // The headings of another sheet, or in another encoding, are looked for anew; an encoding that nobody chose is found anew.
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
    const sent = source.send(file);
    const key = sourcesKey(analysed, state);
    if (review?.upload !== sent || review.key !== key) {
      const templateId = template?.excelFieldMappingId ?? null;
      beginReview(sent, analysed, { ...state, mappedBy: templateId });
    }
    dispatch({ do: 'go-on' });
  }

  function beginReview(
    upload: FileUpload,
    found: FileAnalysis,
    from: FieldSources & Pick<WizardState, 'reading' | 'mappedBy'>,
    resumed?: ReviewParts['resumed'],
  ) {
    const { mapping, fixedValues, reading, mappedBy: templateId } = from;
    shown.current?.end();
    const reader = source.reader();
    const of = { definition, adapter, reader, upload, reading, mapping, fixedValues, templateId };
    const session = startReview(resumed ? { ...of, resumed } : of);
    shown.current = session;
    setReview({ session, key: sourcesKey(found, from), upload });
  }

  /** Goes on with an import that was broken off: reads its file as it was read, and lays mapping and edits over it. */
  async function resume({ draft, file: kept, edits }: KeptImport) {
    const { wizard, revision, answers = [], attempt } = draft;
    call.current?.abort();
    const { signal } = (call.current = new AbortController());
    dispatch({ do: 'choose-file', file: kept });
    dispatch({ do: 'begin', busy: 'uploading' });
    try {
      const head = await source.open(kept, wizard.reading);
      signal.throwIfAborted();
      opened.current = { file: kept, head, signal };
      const found = fileAnalysis(head.analysis);
      saving.takeAttempt(attempt);
      dispatch({ do: 'resume', analysed: found, wizard });
      if (wizard.step === 2 || revision > 0)
        beginReview(source.send(kept), found, wizard, { edits, answers, revision });
    } catch (fault) {
      if (!signal.aborted) fail(fault);
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
    resume,
    stop,
    checkRows,
    exportErrors: saving.exportErrors,
    save: saving.save,
  };
}

export type Wizard = ReturnType<typeof useImportWizard>;
