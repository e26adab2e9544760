import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import type { Reading } from '@lading/import-engine/reading';
import type { FileUpload } from '../upload/file-upload.ts';
import type { ImportAdapter } from '../import-adapter.ts';
import type { FieldSources } from '../mapping/mapping-rules.ts';
import type { ImportReader } from '../reader/import-reader.ts';
import { ReviewSession } from './review-session.ts';
import type { RowSource } from './row-source.ts';

/** What the rows under review are made from. */
export interface ReviewParts extends FieldSources {
  definition: ImportDefinition;
  adapter: ImportAdapter;
  reader: ImportReader;
  upload: FileUpload;
  reading: Reading;
  templateId: string | null;
  /** What an earlier sitting has edited, and how far it had counted its edits. */
  resumed?: Required<RowSource>['resumed'] & { revision: number };
}

/** Begins to read the rows of a file, mapped; then has the server check them. */
export function startReview(parts: ReviewParts): ReviewSession {
  const { definition, adapter, reader, upload, reading, mapping, fixedValues, templateId, resumed } = parts;
  const session = new ReviewSession(definition, adapter, {
    rows: (signal) => reader.rows({ mapping, fixedValues }, signal),
    async *checkFile(signal) {
      const analysed = await upload.readAs(reading, signal);
      if (!analysed) return;
      const { file } = upload;
      yield* adapter.checkFile({ file, analysed, mapping, fixedValues, templateId }, signal);
    },
    ...(resumed && { resumed }),
  });
  if (resumed) session.edits = resumed.revision;
  void session.load();
  return session;
}
