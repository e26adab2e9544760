import { importDefinitions } from '@lading/contracts/imports/all';
import { FileReading, type RowBlock } from '@lading/import-engine/file-reading';
import { ImportFault } from '@lading/import-engine/import-fault';
import { importFaults } from '@lading/import-engine/import-faults';
import { packedBuffers } from '@lading/import-engine/pack-columns';
import { faultBuffers } from '@lading/import-engine/pack-faults';
import type { ReaderAnswer, ReaderRequest } from './reader-messages.ts';

/** What the worker works with. */
interface ReaderWorld {
  post: (answer: ReaderAnswer, transfer?: Transferable[]) => void;
  /** Lets the next message in. */
  pause: () => Promise<void>;
}

/**
 * The reading worker without its thread: one file is open at a time, and of it one mapping is being applied. Opening again, with another
 * sheet or another file, lets the former one go; so does another mapping with the former rows. Rows go a block at a time, each when the
 * page has taken the one before it: a busy page is not crowded out as well.
 */
export function serveReader({ post, pause }: ReaderWorld): (request: ReaderRequest) => void {
  let opened: { job: number; reading: FileReading } | undefined;
  let rows: { job: number; blocks: AsyncGenerator<RowBlock> } | undefined;

  async function answer(job: number, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const { code, text } = faultOf(error);
      post({ job, tells: 'fault', code, text });
    }
  }

  const open = ({ job, file, importKey, reading: wanted, learned }: Extract<ReaderRequest, { do: 'open' }>) =>
    answer(job, async () => {
      const definition = importDefinitions.find(({ key }) => key === importKey);
      if (!definition) throw new Error(`There is no import “${importKey}”`);
      const isCurrent = () => opened?.job === job;
      const reading = new FileReading({
        file,
        fileName: file.name,
        definition,
        reading: wanted,
        learned,
        pause: async () => {
          await pause();
          if (!isCurrent()) throw new LetGo();
        },
      });
      opened = { job, reading };
      rows = undefined;
      post({ job, tells: 'head', analysis: await reading.head() });
    });

  const rest = ({ job }: { job: number }) =>
    answer(job, async () => {
      if (opened?.job === job) post({ job, tells: 'whole', whole: await opened.reading.rest() });
    });

  const begin = ({ job, mapping, fixedValues }: Extract<ReaderRequest, { do: 'rows' }>) =>
    answer(job, async () => {
      if (!opened) throw new Error('Rows were asked for before a file');
      rows = { job, blocks: opened.reading.blocks(mapping, fixedValues) };
      await more(job);
    });

  const more = (job: number) =>
    answer(job, async () => {
      if (rows?.job !== job) return;
      const { value: block, done } = await rows.blocks.next();
      // Meanwhile other rows may have been asked for, or none any more.
      if (rows?.job !== job) return;
      if (done) post({ job, tells: 'rows-end' });
      else
        post({ job, tells: 'block', block }, [
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
    else if (request.do === 'more-rows') void more(request.job);
    else if (rows?.job === request.job) rows = undefined;
  };
}

/** Nobody waits any more for what was being read. */
class LetGo extends Error {}

function faultOf(error: unknown): ImportFault {
  if (error instanceof ImportFault) return error;
  // A file that was written to or taken away since it was chosen cannot be read any more.
  if (error instanceof DOMException && error.name === 'NotReadableError') return importFaults.unreadable();
  return error instanceof RangeError ? importFaults.tooComplex() : importFaults.readerFailed();
}
