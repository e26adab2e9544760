import { StompError } from './stomp-error.ts';
import { unescapedCommands, type StompFrame } from './stomp-frame.ts';
import { readHeader } from './stomp-header.ts';

/** How large a frame may be: octets of a line and of the body, and the number of headers. */
export interface FrameLimits {
  line: number;
  headers: number;
  body: number;
}

interface Head {
  command: string;
  headers: Map<string, string>;
  /** Lines of headers so far; of repeated ones only the first counts for the frame. */
  lines: number;
  /** Undefined: the body ends with the first NUL. */
  length: number | undefined;
}

/** Decodes frames from octets, however they are split. */
export interface StompDecoder {
  /** Processes the next octets and emits each completed frame. @throws StompError; it accepts nothing afterwards */
  take(chunk: Buffer): void;
  /** Whether a frame has started and is incomplete. */
  isWithinFrame(): boolean;
}

const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const mayHaveBody = new Set(['SEND', 'MESSAGE', 'ERROR']);
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Decodes the frames of one connection (STOMP 1.2). */
export function stompDecoder(limits: FrameLimits, onFrame: (frame: StompFrame) => void): StompDecoder {
  let rest: Buffer = Buffer.alloc(0);
  /** Octets of `rest` in which the end of the line or body was sought already. */
  let sought = 0;
  let head: Head | undefined;
  let isHeadDone = false;

  const drop = (octets: number): void => {
    rest = rest.subarray(octets);
    sought = 0;
  };

  /** Line ends between frames are heart-beats. */
  function skipBeats(): void {
    let at = 0;
    while (rest[at] === lineFeed || (rest[at] === carriageReturn && rest[at + 1] === lineFeed)) at += 1;
    if (at > 0) drop(at);
  }

  /** The next line without its end; undefined if incomplete. */
  function takeLine(): string | undefined {
    const end = rest.indexOf(lineFeed, sought);
    if ((end === -1 ? rest.length : end) > limits.line) throw new StompError('A line is too long');
    if (end === -1) {
      sought = rest.length;
      return undefined;
    }
    const line = rest.subarray(0, end > 0 && rest[end - 1] === carriageReturn ? end - 1 : end);
    if (line.includes(carriageReturn)) throw new StompError('A carriage return stands alone');
    if (line.includes(0)) throw new StompError('A frame ends within its headers');
    let text: string;
    try {
      text = utf8.decode(line);
    } catch {
      throw new StompError('A header is not UTF-8');
    }
    drop(end + 1);
    return text;
  }

  function takeHeadLine(line: string): void {
    if (!head) {
      head = { command: line, headers: new Map(), lines: 0, length: undefined };
    } else if (line === '') {
      head.length = lengthOf(head.headers.get('content-length'), limits.body);
      isHeadDone = true;
    } else {
      const [name, value] = readHeader(line, !unescapedCommands.has(head.command));
      if (!head.headers.has(name)) head.headers.set(name, value);
      head.lines += 1;
      if (head.lines > limits.headers) throw new StompError('There are too many headers');
    }
  }

  /** The body of the frame; undefined if incomplete. */
  function takeBody(length: number | undefined): Buffer | undefined {
    const end = length ?? rest.indexOf(0, sought);
    if ((end === -1 ? rest.length : end) > limits.body) throw new StompError('A body is too long');
    if (end === -1 || rest.length <= end) {
      sought = length === undefined ? rest.length : 0;
      return undefined;
    }
    if (rest[end] !== 0) throw new StompError('A body is longer than its content-length');
    const body = Buffer.from(rest.subarray(0, end));
    drop(end + 1);
    return body;
  }

  return {
    take(chunk) {
      rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      while (rest.length > 0) {
        if (!head) skipBeats();
        if (!head || !isHeadDone) {
          const line = takeLine();
          if (line === undefined) break;
          takeHeadLine(line);
        }
        if (!head || !isHeadDone) continue;
        const body = takeBody(head.length);
        if (body === undefined) break;
        const { command, headers } = head;
        if (body.length > 0 && !mayHaveBody.has(command)) throw new StompError('This frame has no body');
        head = undefined;
        isHeadDone = false;
        onFrame({ command, headers, body });
      }
      // Copied, so that the rest of a chunk does not keep all of it in memory.
      if (rest.length > 0) rest = Buffer.from(rest);
    },
    isWithinFrame: () => head !== undefined || rest.length > 0,
  };
}

function lengthOf(text: string | undefined, most: number): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw new StompError('The content-length is no number');
  if (Number(text) > most) throw new StompError('A body is too long');
  return Number(text);
}
