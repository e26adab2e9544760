import { Readable } from 'node:stream';
import { errorCode } from '@lading/contracts/core';
import { languages } from '@lading/contracts/identity';
import { taskMessages, type ExportFormat } from '@lading/contracts/tasks';
import { tableSheetRows } from '@lading/import-engine/table-sheet';
import { z } from 'zod';
import type { SignedInContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { StorageFailed } from '../../platform/files/file-faults.ts';
import { recordFile } from '../../platform/files/record-file.ts';
import { jobKind } from '../../platform/jobs/job-kind.ts';
import type { Platform } from '../../platform/platform.ts';
import { RequestError } from '../../platform/request-error.ts';
import { wallClock } from '../../platform/spreadsheets/wall-clock.ts';
import { readTimeZone } from '../identity/index.ts';
import {
  beginExport,
  countExportBytes,
  finishExport,
  keepExport,
  lockExportBytes,
  setTotal,
} from './export-job.store.ts';
import { wordOf, type ExportKind } from './export-kind.ts';
import { exportGaveUpText } from './task-failure-rules.ts';
import { failTask, reportProgress, TaskStopped } from './task-end.store.ts';
import { queueTask, startsAllowed, taskJobPayload } from './task-job.ts';
import { refuseTooManyTasks } from './waiting-tasks.store.ts';
import { writeExport } from './write-export.ts';

const megabyte = 1024 * 1024;

/** The organization's export files take all the space they may, or would with another one. */
class ExportSpaceFull extends RequestError {
  override name = 'ExportSpaceFull';

  /** @param most their maximum total size, in bytes */
  constructor(most: number) {
    super(errorCode.conflict, taskMessages.exportSpaceFull({ megabytes: Math.floor(most / megabyte) }));
  }
}

/** Passes the bytes of a file through while they fit. @throws ExportSpaceFull at the first chunk that does not */
async function* withinSpace(
  bytes: AsyncIterable<Uint8Array>,
  room: number,
  most: number,
): AsyncGenerator<Uint8Array> {
  let taken = 0;
  for await (const piece of bytes) {
    taken += piece.length;
    if (taken > room) throw new ExportSpaceFull(most);
    yield piece;
  }
}

/** The shortest time between two writes of progress: the list is polled every few seconds. */
const progressMs = 250;

/**
 * Handles the call that exports a list: records the export for the caller and queues its job (decision D7). The job is restarted when
 * a worker dies, can be stopped by the owner, and its memory does not grow with the rows. Call it while modules are registered.
 *
 * @throws RequestError when a workbook cannot hold the rows, earlier files take all the space, or `kind` refuses the caller
 */
export function exportHandler<Asked extends { format: ExportFormat }, Row>(
  platform: Platform,
  call: { body: z.ZodType<Asked> },
  kind: ExportKind<NoInfer<Omit<Asked, 'format'>>, Row>,
): (context: SignedInContext, input: { body: Asked }) => Promise<{ taskId: string }> {
  const { jobs, database, files, clock } = platform;
  const { exportBytes } = platform.config;
  const job = jobKind(`export.${kind.module}`, taskJobPayload);
  // Filters and order of the rows are kept as JSON while the export waits.
  const request = z.object({
    choice: z.looseObject({}),
    format: z.enum(['xlsx', 'csv']),
    language: z.enum(languages),
  });

  jobs.handle(job, async ({ orgId, taskId }, { signal, log }) => {
    const asOwner = <Result>(work: (trx: Trx) => Promise<Result>) => database.asOrganization(orgId, work);
    const started = await asOwner((trx) => beginExport(trx, taskId));
    if (!started) return;
    const giveUp = (text = exportGaveUpText) => asOwner((trx) => failTask(trx, taskId, text));
    if (started.starts > startsAllowed) return void (await giveUp());
    try {
      const file = await asOwner((trx) => makeFile(trx, started));
      await recordFile(platform, file.key, async () => ({
        isKept: await asOwner(async (trx) => {
          await lockExportBytes(trx);
          if ((await countExportBytes(trx)) + file.bytes > exportBytes)
            throw new ExportSpaceFull(exportBytes);
          return finishExport(trx, taskId, file);
        }),
      }));
    } catch (error) {
      if (error instanceof TaskStopped) return;
      if (error instanceof ExportSpaceFull) return void (await giveUp(error.text));
      if (signal.aborted || started.starts < startsAllowed) throw error;
      log.error({ err: error, taskId }, 'an export has failed');
      await giveUp(error instanceof StorageFailed ? error.text : undefined);
    }

    async function makeFile(trx: Trx, { request: asked, userId }: { request: unknown; userId: string }) {
      const { choice: kept, format, language } = request.parse(asked);
      const { format: _, ...choice } = call.body.parse({ ...kept, format });
      const timeZone = await readTimeZone(trx, userId);
      const total = await kind.count(trx, choice);
      await asOwner((other) => setTotal(other, taskId, total));
      let rows = 0;
      let reportedAt = 0;
      const bytes = writeExport(kind.rows(trx, choice), {
        format,
        language,
        timeZone,
        title: kind.title,
        columns: kind.columns,
        async onRows(written) {
          signal.throwIfAborted();
          rows = written;
          if (performance.now() - reportedAt < progressMs) return;
          reportedAt = performance.now();
          await asOwner((other) => reportProgress(other, taskId, written));
        },
      });
      // Other exports may take the space meanwhile; see above.
      const fitting = withinSpace(bytes, exportBytes - (await countExportBytes(trx)), exportBytes);
      return { ...(await files.keep(Readable.from(fitting, { objectMode: false }))), rows };
    }
  });

  return ({ db, user, language }, { body: { format, ...choice } }) =>
    db(async (trx) => {
      const total = await kind.count(trx, choice);
      if (format === 'xlsx' && total > tableSheetRows) throw tooManyRows();
      const timeZone = await readTimeZone(trx, user.userId);
      const moment = wallClock(timeZone)(clock.now()).text.slice(0, 16).replace(':', '');
      await refuseTooManyTasks(trx);
      if ((await countExportBytes(trx)) >= exportBytes) throw new ExportSpaceFull(exportBytes);
      const taskNo = `Export-${kind.module}`;
      const taskId = await keepExport(trx, {
        userId: user.userId,
        taskType: kind.taskType,
        taskNo,
        fileName: `${wordOf(kind.title, language)} ${moment}.${format}`,
        total,
        request: { choice, format, language },
      });
      await queueTask(jobs, trx, { orgId: user.orgId, taskId, taskNo });
      return { taskId };
    });
}

function tooManyRows(): RequestError {
  const most = tableSheetRows.toLocaleString('en');
  return new RequestError(errorCode.badInput, taskMessages.tooManyRowsForWorkbook({ most }));
}
