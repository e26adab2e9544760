import { coreMessages } from '@lading/contracts/core';
import type { ImportOutcome, ImportRow, SavedFrom, SavePreview } from '@lading/contracts/imports';
import { productImport } from '@lading/contracts/products';
import { taskType } from '@lading/contracts/tasks';
import type { Reading } from '@lading/import-engine/reading';
import { validateRow } from '@lading/import-engine/validate-row';
import type { ValueMatches } from '@lading/import-engine/value-matches';
import type { BulkBody } from '../../platform/bulk/bulk-body.ts';
import { prepareSave } from '../../platform/bulk/prepare-save.ts';
import type { SignedInContext } from '../../platform/context.ts';
import type { Platform } from '../../platform/platform.ts';
import { badInput, fieldFault } from '../../platform/request-error.ts';
import { columnsOf } from '../../platform/spreadsheets/import-rows.ts';
import { runFileWorker } from '../../platform/spreadsheets/run-file-worker.ts';
import type { RowsForm, RowsJob, RowsTold } from '../../platform/spreadsheets/spreadsheet-job.ts';
import { writtenReply, type WrittenReply } from '../../platform/written-reply.ts';
import type { Upload } from '../../platform/uploads.ts';
import { findImportFile, importOrigin, rememberMapping, importSaver } from '../imports/index.ts';
import { skusOfVirtualBundles } from './bundle.store.ts';
import { bundleSkuFaults } from './bundle-sku-faults.ts';
import { nearSkuWarnings } from './near-skus.ts';
import { prepareProducts, type ProductSaveFacts } from './prepare-products.ts';
import { previewProducts, type ProductQuestions } from './preview-products.ts';
import { readForPreview, revertProducts, upsertProducts } from './product-import.store.ts';
import type { ImportedProduct } from './product-row.ts';
import { newSkusLikeOthers } from './sku-check.service.ts';
import { skusLikeOthers } from './sku-check.store.ts';
import { answerQuestions, type SkuQuestions } from './sku-questions.ts';

/** The source of an import: an upload, or the reference of an analyzed one (decision D8). */
export interface ImportSource {
  file: Upload | undefined;
  referenceId?: string | undefined;
  fieldMapping?: Record<string, string> | undefined;
  fixedValues?: Record<string, string> | undefined;
  valueMatches?: ValueMatches | undefined;
}

/** Looks SKUs up in the caller's organization. */
const skuQuestions = ({ db }: Pick<SignedInContext, 'db'>): SkuQuestions => ({
  bundleSkus: (skus) => db((trx) => skusOfVirtualBundles(trx, skus)),
  likeOthers: async (skus) => [...(await db((trx) => newSkusLikeOthers(trx, skus)))],
});

/** The product import: a file into rows, one row checked, rows into products (spec §7, "Product import"). */
export function productImportService(platform: Platform) {
  const { files } = platform;
  const saver = importSaver<ImportedProduct>(platform, {
    callId: 'products.saveRows',
    taskType: taskType.productImport,
    module: 'PRODUCT',
    write: async (trx, drafts, { taskId }) => ({ ...(await upsertProducts(trx, drafts, taskId)) }),
    revert: revertProducts,
    definition: productImport,
  });
  return {
    /** Reads the file through the mapping, in a worker. @throws RequestError with the errors of the file or of the mapping. */
    async readRows(
      context: SignedInContext,
      source: ImportSource,
      { form, faultsOnly = false }: { form: RowsForm; faultsOnly?: boolean | undefined },
    ): Promise<WrittenReply> {
      const { fieldMapping: mapping, fixedValues, valueMatches } = source;
      return writtenReply(files.uploads, async (into) => {
        const told = await withFile(context, source, (file) =>
          runFileWorker<RowsTold>({
            url: new URL('./view-products.worker.ts', import.meta.url),
            data: {
              ...file,
              importKey: productImport.key,
              mapping,
              fixedValues,
              valueMatches,
              reply: { path: into, form, faultsOnly },
            } satisfies RowsJob,
            answerQuestion: answerQuestions(skuQuestions(context)),
            orgId: context.user.orgId,
            signal: context.signal,
          }),
        );
        if (!source.file && source.referenceId !== undefined)
          await rememberMapping(context, source.referenceId, told.mapping);
      });
    },

    /** The row with all its errors. Comparing it with other rows of the file is the caller's job. */
    async checkRow(context: Pick<SignedInContext, 'db'>, row: ImportRow): Promise<ImportRow> {
      const columns = columnsOf(productImport, [row]);
      const questions = skuQuestions(context);
      const taken = await bundleSkuFaults(columns, questions);
      const near = await nearSkuWarnings(columns, questions);
      return {
        ...row,
        errorMessages: [...validateRow(productImport, row), ...(taken.get(0) ?? [])],
        ...(near.size > 0 && { warningMessages: near.get(0) }),
      };
    },

    /** What a save would do with rows, given their SKU codes and marks (decisions D8, D23); many are compared in a worker. */
    async preview(
      { db, user, signal }: SignedInContext,
      body: BulkBody,
      clearsBlanks: boolean,
    ): Promise<SavePreview> {
      const questions: ProductQuestions = {
        known: (codes) => db((trx) => readForPreview(trx, codes)),
        otherCase: async (codes) => [...(await db((trx) => skusLikeOthers(trx, codes)))],
      };
      if ('path' in body) {
        return runFileWorker<SavePreview>({
          url: new URL('./preview-products.worker.ts', import.meta.url),
          data: { path: body.path, clearsBlanks },
          orgId: user.orgId,
          answerQuestion(question) {
            const { of, codes } = question as { of: keyof ProductQuestions; codes: string[] };
            return questions[of](codes);
          },
          signal,
        });
      }
      const answer = await previewProducts(body.bytes, questions, clearsBlanks);
      if (answer.ok) return answer.result;
      throw badInput(answer.faults);
    },

    /**
     * Creates or updates products by SKU code, writing only the fields that the rows carry (decision D23), and records the import, all in one
     * transaction and once per idempotency key (decision D8). A larger number of rows is queued for a job (decision D7).
     *
     * @throws RequestError naming every error as `rowIndex.fieldName`; then nothing is saved
     */
    async save(context: SignedInContext, body: BulkBody, from: SavedFrom): Promise<ImportOutcome> {
      const { clearBlanks: clearsBlanks = false } = from;
      const origin = await importOrigin(context, productImport.key, from);
      return saver.save(context, origin, async () => {
        const facts: ProductSaveFacts = { clearsBlanks };
        const questions = skuQuestions(context);
        return prepareSave(body, {
          url: new URL('./prepare-products.worker.ts', import.meta.url),
          about: facts,
          here: (bytes) => prepareProducts(bytes, facts, questions),
          answerQuestion: answerQuestions(questions),
          orgId: context.user.orgId,
          signal: context.signal,
        });
      });
    },
  };

  async function withFile<Result>(
    context: SignedInContext,
    { file, referenceId }: ImportSource,
    work: (file: { path: string; fileName: string; reading: Reading }) => Promise<Result>,
  ): Promise<Result> {
    if (file) return work({ path: file.path, fileName: file.fileName, reading: {} });
    if (referenceId === undefined) {
      throw fieldFault('file', coreMessages.chooseFile());
    }
    const { fileKey, fileName, reading } = await findImportFile(context, referenceId);
    return files.withLocalFile(fileKey, (path) => work({ path, fileName, reading }));
  }
}
