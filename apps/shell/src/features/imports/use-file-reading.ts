import type { AnalysedFile, FieldMapping, ImportDefinition } from '@lading/contracts/imports';
import type { Reading } from '@lading/import-engine/reading';
import { useEffect, useRef, type Dispatch } from 'react';
import { fileAnalysis, type FileAnalysis } from './model/file-rules.ts';
import { startMapping } from './model/mapping-rules.ts';
import { keptMapping, templateDrift, templateForFile } from './model/template-rules.ts';
import { wizardFailure } from './model/wizard-failure.ts';
import type { WizardAction, WizardState } from './model/wizard-state.ts';
import type { ImportAdapter } from './wire/import-adapter.ts';
import type { OpenedFile } from './wire/reader/import-reader.ts';
import type { Templates } from './wire/template-queries.ts';
import { useFileSource } from './wire/use-file-source.ts';

interface FileReadingContext {
  definition: ImportDefinition;
  adapter: ImportAdapter;
  templates: Templates;
  state: WizardState;
  dispatch: Dispatch<WizardAction>;
  /** Shows a failure in the wizard. */
  fail: (error: unknown) => void;
  onError: (error: unknown) => void;
}

/** Reads the chosen file: its head for the mapping, then the rest while its columns are mapped; and sends it to the server. */
export function useFileReading(context: FileReadingContext) {
  const { definition, adapter, templates, state, dispatch, fail, onError } = context;
  const { file, analysed } = state;
  const source = useFileSource({ definition, adapter, onUploaded: takeServerSuggestion, onError });
  const call = useRef<AbortController>(null);
  const opened = useRef<{ file: File; head: OpenedFile; signal: AbortSignal }>(null);

  useEffect(() => () => call.current?.abort(), []);

  // Render first: read the rest of the file and send it only after its head is shown.
  useEffect(() => {
    const pending = opened.current;
    if (!analysed || !pending) return;
    opened.current = null;
    if (pending.signal.aborted) return;
    source.send(pending.file);
    void readRest(pending.head, pending.signal, dispatch);
  });

  /** Reads the head of a file, and shows a failure; a newer call cancels the previous one. */
  async function open(
    busy: 'uploading' | 'rereading',
    { file: chosen, reading }: { file: File; reading: Reading },
    take: (found: FileAnalysis) => void,
  ): Promise<void> {
    call.current?.abort();
    const { signal } = (call.current = new AbortController());
    dispatch({ do: 'begin', busy });
    try {
      const head = await source.open(chosen, reading);
      signal.throwIfAborted();
      opened.current = { file: chosen, head, signal };
      take(fileAnalysis(head.analysis, head.betterImport));
    } catch (error) {
      if (!signal.aborted) fail(error);
    }
  }

  /** Starts the mapping from the chosen or fitting template, otherwise from the suggestion. */
  function takeAnalysis(found: FileAnalysis, reading: Reading, kept: FieldMapping): void {
    const headings = found.fieldsOption;
    const choice = { list: templates.list, chosen: state.templateId, last: templates.lastId };
    const by = templateForFile(definition, choice, headings);
    const template = by ? keptMapping(definition, by.excelFieldMappingJson) : null;
    const sources = startMapping(definition, found, template, kept);
    dispatch({
      do: 'take-analysis',
      reading,
      analysed: found,
      sources,
      mappedBy: by?.excelFieldMappingId ?? null,
      clearsBlanks: by ? (by.clearBlanks ?? false) : undefined,
      drift: template ? templateDrift(definition, template, sources.mapping, headings) : null,
    });
  }

  /** The server may know more about this file from earlier ones. */
  function takeServerSuggestion({ suggestion, fieldsOption, origin }: AnalysedFile): void {
    if (!suggestion || !analysed || fieldsOption.join('\n') !== analysed.fieldsOption.join('\n')) return;
    // A user who chose another origin needs the suggestion for that one.
    if (origin !== undefined && origin !== analysed.origin) return;
    if (JSON.stringify(suggestion) === JSON.stringify(analysed.suggestion)) return;
    const sources = startMapping(definition, { ...analysed, suggestion }, null, state.fixedValues);
    dispatch({ do: 'take-suggestion', suggestion, sources });
  }

  return {
    /** The upload of the file; null before it starts. */
    upload: source.upload,
    send: source.send,
    reader: source.reader,
    open,
    /** Reads the chosen file and continues to its mapping. */
    async readFile(): Promise<void> {
      if (!file) return;
      if (analysed) dispatch({ do: 'go-on' });
      else await open('uploading', { file, reading: {} }, (found) => takeAnalysis(found, {}, {}));
    },
    /** Reads the file with other settings than the detected ones. */
    async readAgain(change: Reading): Promise<void> {
      if (!file || !analysed) return;
      const { sheet } = analysed;
      // The headings of another sheet, or of a file that is split in another way, are detected again; so are settings that the user
      // did not choose.
      const reading: Reading = {
        ...state.reading,
        headerRow:
          change.origin === undefined && change.skipHidden === undefined
            ? undefined
            : state.reading.headerRow,
        ...(sheet ? { sheet } : {}),
        ...change,
      };
      await open('rereading', { file, reading }, (found) => takeAnalysis(found, reading, state.fixedValues));
    },
    /** Cancels the reading. */
    stop(): void {
      call.current?.abort();
      dispatch({ do: 'stop' });
    },
  };
}

/** Reads a file to its end, and shows a failure. */
async function readRest(
  head: OpenedFile,
  signal: AbortSignal,
  dispatch: Dispatch<WizardAction>,
): Promise<void> {
  try {
    const whole = await head.rest();
    if (!signal.aborted) dispatch({ do: 'take-whole', whole });
  } catch (error) {
    const failure = signal.aborted ? null : wizardFailure(error);
    if (failure) dispatch({ do: 'fail-file', failure });
  }
}
