import { strToU8, Zip, ZipDeflate } from 'fflate';

/** Characters collected before they are compressed. */
const pieceLength = 64 * 1024;

/** One part of a workbook that is being written. */
export interface WorkbookPart {
  write(xml: string): void;
  /** Ends the part; nothing can be written afterwards. */
  end(): void;
}

/**
 * A zip that is written while its parts come in; several parts may be open at a time, and waiting data is already
 * compressed.
 */
export class WorkbookZip {
  readonly #zip: Zip;
  #ready: Uint8Array[] = [];

  constructor() {
    this.#zip = new Zip((error, bytes) => {
      if (error) throw error;
      this.#ready.push(bytes);
    });
  }

  /** Opens a part; the zip stores parts in the order in which they are opened. */
  open(name: string): WorkbookPart {
    // Prefer speed over size: a user is waiting for the download.
    const file = new ZipDeflate(name, { level: 3 });
    this.#zip.add(file);
    let waiting = '';
    return {
      write: (xml) => {
        waiting += xml;
        if (waiting.length < pieceLength) return;
        file.push(strToU8(waiting));
        waiting = '';
      },
      end: () => file.push(strToU8(waiting), true),
    };
  }

  /** Writes a complete part. */
  add(name: string, xml: string): void {
    const part = this.open(name);
    part.write(xml);
    part.end();
  }

  /** Returns finished bytes, each once. */
  take(): Uint8Array[] {
    const ready = this.#ready;
    this.#ready = [];
    return ready;
  }

  /** Writes the zip's directory. */
  end(): void {
    this.#zip.end();
  }
}
