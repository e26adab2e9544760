import { importDefinitions } from '@lading/contracts/imports/all';
import { FileReading } from '@lading/import-engine/file-reading';
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
 * sheet or another file, lets the former one go; so does another mapping with the former rows.
 */
export function serveReader({ post, pause }: ReaderWorld): (request: ReaderRequest) => void {
  let opened: { job: number; reading: FileReading } | undefined;
  let rowsJob = 0;

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
      rowsJob = 0;
      post({ job, tells: 'head', analysis: await reading.head() });
      post({ job, tells: 'whole', whole: await reading.rest() });
    });

  const rows = ({ job, mapping, fixedValues }: Extract<ReaderRequest, { do: 'rows' }>) =>
    answer(job, async () => {
      if (!opened) throw new Error('Rows were asked for before a file');
      rowsJob = job;
      for await (const block of opened.reading.blocks(mapping, fixedValues)) {
        if (rowsJob !== job) return;
        post({ job, tells: 'block', block }, [
          ...packedBuffers(block.packed),
          ...faultBuffers(block.faults),
          block.rowNumbers.buffer,
          block.odd.buffer,
        ]);
      }
      post({ job, tells: 'rows-end' });
    });

  return (request) => {
    if (request.do === 'open') void open(request);
    else if (request.do === 'rows') void rows(request);
    else if (rowsJob === request.job) rowsJob = 0;
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
