import type { AnalysedFile } from '@lading/contracts/entities/analysed-file';
import type { Analysis } from '@lading/import-engine/analyse-table';
import type { Reading } from '@lading/import-engine/reading';
import type { SignedInContext } from '../../platform/context.ts';
import { removeFiles } from '../../platform/files/remove-files.ts';
import type { Platform } from '../../platform/platform.ts';
import { refused } from '../../platform/request-error.ts';
import { runSpreadsheetJob } from '../../platform/spreadsheets/run-spreadsheet-job.ts';
import type { Upload } from '../../platform/uploads.ts';
import type { ImportOrigin } from '../wms-business/index.ts';
import {
  forgetOldFiles,
  insertImportFile,
  readImportFile,
  saveMapping,
  saveReading,
  type ImportFile,
} from './import-file.store.ts';
import { learnMapping, readLearned } from './learned-mapping.store.ts';

/** The import that a suggestion is for where the caller names none. */
const usualImport = 'product';

interface Wanted extends Reading {
  importType?: string | undefined;
}

/**
 * How the whole file is to be read after its head. An encoding counts only when the caller chose it: the head of a long
 * file may be plain ASCII where the rest is not.
 */
const decided = ({ sheet, headerRow }: Analysis, { encoding }: Reading): Reading => ({
  ...(sheet !== '' && { sheet }),
  headerRow,
  ...(encoding !== undefined && { encoding }),
});

const asReply = (referenceId: string, analysis: Analysis): AnalysedFile => ({
  referenceId,
  fieldsOption: analysis.headings,
  ...(analysis.rowCount !== undefined && { rowCount: analysis.rowCount }),
  sheets: analysis.sheets,
  sheet: analysis.sheet === '' ? null : analysis.sheet,
  headerRow: analysis.headerRow,
  encoding: analysis.encoding,
  sample: analysis.sample,
  suggestion: analysis.suggestion,
});

/** Uploaded spreadsheets from analysis to import (spec §3, "Import session"; decision D8). */
export function importFileService(platform: Platform) {
  const { database, files } = platform;
  return {
    /** What the organisation's headings have stood for; see `learnMapping`. */
    learned: readLearned,

    /** Keeps an upload for a day and tells its columns. A file that cannot be read is not kept. */
    async analyse(
      { db, user, signal }: SignedInContext,
      upload: Upload,
      wanted: Wanted,
    ): Promise<AnalysedFile> {
      const { importType = usualImport, ...reading } = wanted;
      const { path, fileName } = upload;
      const learned = await db((trx) => readLearned(trx, importType));
      const analysis = await runSpreadsheetJob(
        { kind: 'analyse', path, fileName, reading, importKey: importType, learned },
        signal,
      );
      const { key } = await files.adopt(upload.path);
      const referenceId = await db((trx) =>
        insertImportFile(trx, user.userId, {
          fileKey: key,
          fileName: upload.fileName,
          reading: decided(analysis, reading),
          headings: analysis.headings,
        }),
      );
      await sweep();
      return asReply(referenceId, analysis);
    },

    /** Reads a kept file anew with another sheet, header row or encoding. */
    async analyseAgain(context: SignedInContext, referenceId: string, wanted: Wanted): Promise<AnalysedFile> {
      const { importType = usualImport, ...reading } = wanted;
      const file = await findImportFile(context, referenceId);
      const learned = await context.db((trx) => readLearned(trx, importType));
      const { fileKey, fileName } = file;
      const analysis = await files.withLocalFile(fileKey, (path) =>
        runSpreadsheetJob(
          { kind: 'analyse', path, fileName, reading, importKey: importType, learned },
          context.signal,
        ),
      );
      await context.db((trx) =>
        saveReading(trx, referenceId, { reading: decided(analysis, reading), headings: analysis.headings }),
      );
      return asReply(referenceId, analysis);
    },
  };

  async function sweep(): Promise<void> {
    await removeFiles(platform, await database.asSystem(forgetOldFiles));
  }
}

/** Remembers the mapping through which the rows of a file were read, so that they can go back in its own columns. */
export function rememberMapping(
  { db }: Pick<SignedInContext, 'db'>,
  referenceId: string,
  mapping: Readonly<Record<string, string>>,
): Promise<void> {
  return db((trx) => saveMapping(trx, referenceId, mapping));
}

/**
 * Where the rows of a save came from, for its record: the uploaded file, if any. When the save is accepted, the mapping that they were
 * read through is learned for the organisation's next file.
 */
export async function importOrigin(
  context: Pick<SignedInContext, 'db' | 'user'>,
  importType: string,
  referenceId: string | undefined,
): Promise<ImportOrigin> {
  if (referenceId === undefined) return { fileName: '' };
  const { fileName, mapping, headings } = await findImportFile(context, referenceId);
  if (!mapping) return { fileName };
  return { fileName, onAccepted: (trx) => learnMapping(trx, { importType, mapping, headings }) };
}

/** A person's own uploaded file. @throws RequestError when it is gone or never was theirs, saying what to do. */
export async function findImportFile(
  { db, user }: Pick<SignedInContext, 'db' | 'user'>,
  referenceId: string,
): Promise<ImportFile> {
  const file = await db((trx) => readImportFile(trx, user.userId, referenceId));
  if (file) return file;
  throw refused({
    message: 'The uploaded file is no longer kept. Choose it again.',
    zhMessage: '已上传的文件已失效，请重新选择文件。',
  });
}
