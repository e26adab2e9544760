import { importDefinitions } from '@lading/contracts/all-imports';
import { setFileLimits } from '@lading/contracts/core';
import { betterImport } from '@lading/import-engine/better-import';
import { FileReading } from '@lading/import-engine/file-reading';
import { ImportFault } from '@lading/import-engine/import-fault';
import { importFaults } from '@lading/import-engine/import-faults';
import { packedBuffers } from '@lading/import-engine/pack-columns';
import { faultBuffers } from '@lading/import-engine/pack-faults';
import type { RowBlock } from '@lading/import-engine/row-block';
import type { ReaderAnswer, ReaderRequest } from './reader-messages.ts';

/** The environment of the worker. */
interface ReaderWorld {
  post: (answer: ReaderAnswer, transfer?: Transferable[]) => void;
  /** Lets the next message be received. */
  pause: () => Promise<void>;
}

/**
 * The reader worker without its thread: one file is open at a time, with one mapping for its rows. Opening again, with another sheet
 * or another file, closes the previous one; another mapping replaces the rows. Rows are sent one block at a time, each after the page
 * has consumed the previous one, so that a busy page is not flooded.
 */
export function serveReader({ post, pause }: ReaderWorld): (request: ReaderRequest) => void {
  let opened: { job: number; reading: FileReading } | undefined;
  let rows: { job: number; blocks: AsyncGenerator<RowBlock> } | undefined;

  async function answer(job: number, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const { code, text } = importFaultOf(error);
      post({ job, type: 'error', code, text });
    }
  }

  const open = (request: Extract<ReaderRequest, { do: 'open' }>) =>
    answer(request.job, async () => {
      const { job, file, importKey, reading: chosen, limits, learned } = request;
      setFileLimits(limits);
      const definition = importDefinitions.find(({ key }) => key === importKey);
      if (!definition) throw new Error(`There is no import “${importKey}”`);
      const isCurrent = () => opened?.job === job;
      const reading = new FileReading({
        file,
        fileName: file.name,
        definition,
        reading: chosen,
        learned,
        pause: async () => {
          await pause();
          if (!isCurrent()) throw new Superseded();
        },
      });
      opened = { job, reading };
      rows = undefined;
      const analysis = await reading.head();
      post({
        job,
        type: 'head',
        analysis,
        betterImport: betterImport(definition, analysis, importDefinitions),
      });
    });

  const rest = ({ job }: { job: number }) =>
    answer(job, async () => {
      if (opened?.job === job) post({ job, type: 'whole', whole: await opened.reading.rest() });
    });

  const begin = ({ job, mapping, fixedValues, valueMatches }: Extract<ReaderRequest, { do: 'rows' }>) =>
    answer(job, async () => {
      if (!opened) throw new Error('Rows were asked for before a file');
      rows = { job, blocks: opened.reading.blocks(mapping, fixedValues, valueMatches) };
      await more(job);
    });

  const foreignValues = ({ job, mapping }: Extract<ReaderRequest, { do: 'foreign-values' }>) =>
    answer(job, async () => {
      if (!opened) throw new Error('Values were asked for before a file');
      post({ job, type: 'foreign-values', found: await opened.reading.foreignValues(mapping) });
    });

  const more = (job: number) =>
    answer(job, async () => {
      if (rows?.job !== job) return;
      const { value: block, done } = await rows.blocks.next();
      // Other rows may have been requested meanwhile, or none.
      if (rows?.job !== job) return;
      if (done) post({ job, type: 'rows-end' });
      else
        post({ job, type: 'block', block }, [
          ...packedBuffers(block.packed),
          ...faultBuffers(block.faults),
          block.rowNumbers.buffer,
          block.odd.buffer,
        ]);
    });

  return (request) => {
    if (request.do === 'open') void open(request);
    else if (request.do === 'rest') void rest(request);
    else if (request.do === 'rows') void begin(request);
    else if (request.do === 'foreign-values') void foreignValues(request);
    else if (request.do === 'more-rows') void more(request.job);
    else if (rows?.job === request.job) rows = undefined;
  };
}

/** The current reading is no longer needed. */
class Superseded extends Error {}

function importFaultOf(error: unknown): ImportFault {
  if (error instanceof ImportFault) return error;
  // A file that was changed or removed after it was chosen cannot be read anymore.
  if (error instanceof DOMException && error.name === 'NotReadableError') return importFaults.unreadable();
  return error instanceof RangeError ? importFaults.tooComplex() : importFaults.readerFailed();
}
