import type { AnalysedFile, ImportDefinition } from '@lading/contracts/imports';
import type { Reading } from '@lading/import-engine/reading';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FileUpload } from './file-upload.ts';
import type { ImportAdapter } from './import-adapter.ts';
import { ImportReader, type OpenedFile } from './reader/import-reader.ts';
import { learnedQuery } from './template-queries.ts';

interface FileSourceContext {
  definition: ImportDefinition;
  adapter: ImportAdapter;
  /** Receives the server's analysis of the file. */
  onUploaded: (analysed: AnalysedFile) => void;
  onError: (error: unknown) => void;
}

/** The import's file in two places: read here by the worker, and uploaded to the server in parallel. */
export function useFileSource({ definition, adapter, onUploaded, onError }: FileSourceContext) {
  const reader = useRef<ImportReader>(null);
  const sent = useRef<FileUpload>(null);
  const { data: learned } = useQuery(learnedQuery(definition));
  const [upload, setUpload] = useState<FileUpload | null>(null);
  const uploaded = useRef(onUploaded);
  useEffect(() => {
    uploaded.current = onUploaded;
  });

  useEffect(() => {
    const made = (reader.current = new ImportReader(definition));
    made.warm();
    return () => {
      made.end();
      sent.current?.end();
    };
  }, [definition]);

  return {
    upload,
    /** Reads the head of a file. @throws ImportFault */
    open: (file: File, reading: Reading): Promise<OpenedFile> =>
      reader.current!.open(file, reading, learned ?? {}),
    /** Uploads an opened file, once; returns its upload. */
    send(file: File): FileUpload {
      if (sent.current?.file === file) return sent.current;
      sent.current?.end();
      const started = new FileUpload({
        adapter,
        file,
        onDone: (analysed) => uploaded.current(analysed),
        onError,
      });
      sent.current = started;
      setUpload(started);
      return started;
    },
    /** The reader, for the rows. */
    reader: () => reader.current!,
  };
}
