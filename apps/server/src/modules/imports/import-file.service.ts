import { fileMessages, importMessages, type AnalysedFile, type SavedFrom } from '@lading/contracts/imports';
import type { Analysis } from '@lading/import-engine/analyse-table';
import type { Reading } from '@lading/import-engine/reading';
import type { SignedInContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { recordFile } from '../../platform/files/record-file.ts';
import { removeFiles } from '../../platform/files/remove-files.ts';
import type { Platform } from '../../platform/platform.ts';
import { fieldFault, refused } from '../../platform/request-error.ts';
import { analyseFile } from '../../platform/spreadsheets/analyse-file.ts';
import type { Upload } from '../../platform/uploads.ts';
import type { ImportOrigin } from './import-saver.ts';
import {
  countUploadedBytes,
  deleteOldFiles,
  insertImportFile,
  readImportFile,
  saveMapping,
  saveReading,
  type ImportFile,
} from './import-file.store.ts';
import { learnMapping, readLearned } from './learned-mapping.store.ts';

const megabyte = 1024 * 1024;

/** The import type of a suggestion when the caller names none. */
const usualImport = 'product';

interface Wanted extends Reading {
  importType?: string | undefined;
}

/**
 * How to read the entire file after its head. An encoding only counts when the caller chose it: the head of a long file may be plain
 * ASCII where the rest is not. Separator and quote are detected again too.
 */
const decided = (
  { sheet, headerRow, origin }: Analysis,
  { encoding, delimiter, quote, skipHidden }: Reading,
): Reading => ({
  ...(sheet !== '' && { sheet }),
  headerRow,
  ...(encoding !== undefined && { encoding }),
  ...(delimiter !== undefined && { delimiter }),
  ...(quote !== undefined && { quote }),
  ...(skipHidden && { skipHidden }),
  origin,
});

const asReply = (referenceId: string, analysis: Analysis): AnalysedFile => ({
  referenceId,
  fieldsOption: analysis.headings,
  columnCount: analysis.columnCount,
  ...(analysis.rowCount !== undefined && { rowCount: analysis.rowCount }),
  sheets: analysis.sheets,
  sheet: analysis.sheet === '' ? null : analysis.sheet,
  headerRow: analysis.headerRow,
  topRows: analysis.topRows,
  encoding: analysis.encoding,
  garbled: analysis.garbled,
  delimiter: analysis.delimiter,
  quote: analysis.quote,
  ...(analysis.hiddenRows && { hiddenRows: analysis.hiddenRows }),
  ...(analysis.sheetsAlike && { sheetsAlike: analysis.sheetsAlike }),
  ...(analysis.hiddenSheets && { hiddenSheets: analysis.hiddenSheets }),
  origin: analysis.origin,
  sample: analysis.sample,
  suggestion: analysis.suggestion,
});

/** Uploaded spreadsheets from analysis to import (spec §3, "Import session"; decision D8). */
export function importFileService(platform: Platform) {
  const { database, files } = platform;
  const { uploadBytes } = platform.config;
  return {
    /** Fields that this organization mapped headings to before; see `learnMapping`. */
    learned: readLearned,

    /** Stores an upload for a day and returns its columns. An unreadable file is not stored. */
    async analyse(context: SignedInContext, upload: Upload, wanted: Wanted): Promise<AnalysedFile> {
      const { importType = usualImport, ...reading } = wanted;
      const { db, user } = context;
      const { path, fileName } = upload;
      const learned = await db((trx) => readLearned(trx, importType));
      const analysis = await analyseFile(
        { path, fileName, reading, importKey: importType, learned },
        context,
      );
      await sweep();
      // Checked before the move to the store: that may take a while, and no lock should be held that long.
      await db((trx) => refuseFull(trx, upload.bytes));
      const { key: fileKey, bytes } = await files.adopt(upload.path);
      const { referenceId } = await recordFile(platform, fileKey, () =>
        db(async (trx) => {
          await refuseFull(trx, bytes);
          const kept = { fileKey, fileName, bytes };
          const read = { reading: decided(analysis, reading), headings: analysis.headings };
          return {
            isKept: true,
            referenceId: await insertImportFile(trx, user.userId, { ...kept, ...read }),
          };
        }),
      );
      return asReply(referenceId, analysis);
    },

    /** Reads a stored file again with another sheet, header row or encoding. */
    async analyseAgain(context: SignedInContext, referenceId: string, wanted: Wanted): Promise<AnalysedFile> {
      const { importType = usualImport, ...reading } = wanted;
      const file = await findImportFile(context, referenceId);
      const learned = await context.db((trx) => readLearned(trx, importType));
      const { fileKey, fileName } = file;
      const analysis = await files.withLocalFile(fileKey, (path) =>
        analyseFile({ path, fileName, reading, importKey: importType, learned }, context),
      );
      await context.db((trx) =>
        saveReading(trx, referenceId, { reading: decided(analysis, reading), headings: analysis.headings }),
      );
      return asReply(referenceId, analysis);
    },
  };

  /** @throws RequestError 400 when the organization's uploads already take too much space */
  async function refuseFull(trx: Trx, bytes: number): Promise<void> {
    if ((await countUploadedBytes(trx)) + bytes <= uploadBytes) return;
    const megabytes = Math.floor(uploadBytes / megabyte);
    throw fieldFault('file', fileMessages.uploadsFull({ megabytes }));
  }

  async function sweep(): Promise<void> {
    await removeFiles(platform, await database.asSystem(deleteOldFiles));
  }
}

/** Remembers the mapping through which the rows of a file were read, so that they can be exported in its own columns. */
export function rememberMapping(
  { db }: Pick<SignedInContext, 'db'>,
  referenceId: string,
  mapping: Readonly<Record<string, string>>,
): Promise<void> {
  return db((trx) => saveMapping(trx, referenceId, mapping));
}

/**
 * The source of the rows of a save, for its receipt: the uploaded file, if any. When the save is accepted, the mapping that they were
 * read through is learned for the organization's next file.
 */
export async function importOrigin(
  context: Pick<SignedInContext, 'db' | 'user'>,
  importType: string,
  { referenceId, leftOut = 0 }: SavedFrom,
): Promise<ImportOrigin> {
  if (referenceId === undefined) return { fileName: '', leftOut };
  const { fileName, mapping, headings } = await findImportFile(context, referenceId);
  if (!mapping) return { fileName, leftOut };
  return { fileName, leftOut, onAccepted: (trx) => learnMapping(trx, { importType, mapping, headings }) };
}

/** A person's own uploaded file. @throws RequestError with advice when it is gone or was never theirs */
export async function findImportFile(
  { db, user }: Pick<SignedInContext, 'db' | 'user'>,
  referenceId: string,
): Promise<ImportFile> {
  const file = await db((trx) => readImportFile(trx, user.userId, referenceId));
  if (file) return file;
  throw refused(importMessages.uploadGone());
}
