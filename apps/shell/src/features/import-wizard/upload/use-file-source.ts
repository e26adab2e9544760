import type { AnalysedFile } from '@lading/contracts/entities/analysed-file';
import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import type { Reading } from '@lading/import-engine/reading';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FileUpload } from './file-upload.ts';
import type { ImportAdapter } from '../import-adapter.ts';
import { learnedQuery } from '../mapping/learned-query.ts';
import { ImportReader, type OpenedFile } from '../reader/import-reader.ts';

interface FileSourceParts {
  definition: ImportDefinition;
  adapter: ImportAdapter;
  /** Takes what the server says of the file once it has it. */
  onUploaded: (analysed: AnalysedFile) => void;
  onFault: (fault: unknown) => void;
}

/** The file of the import in its two places: read here by the worker, and on its way to the server at the same time. */
export function useFileSource({ definition, adapter, onUploaded, onFault }: FileSourceParts) {
  const reader = useRef<ImportReader>(null);
  const sent = useRef<FileUpload>(null);
  const { data: learned } = useQuery(learnedQuery(definition));
  const [upload, setUpload] = useState<FileUpload | null>(null);
  const told = useRef(onUploaded);
  useEffect(() => {
    told.current = onUploaded;
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
    /** Sends a file that has been opened, once; gives its way to the server. */
    send(file: File): FileUpload {
      if (sent.current?.file === file) return sent.current;
      sent.current?.end();
      const begun = new FileUpload({ adapter, file, onDone: (analysed) => told.current(analysed), onFault });
      sent.current = begun;
      setUpload(begun);
      return begun;
    },
    /** The reader, for the rows. */
    reader: () => reader.current!,
  };
}
