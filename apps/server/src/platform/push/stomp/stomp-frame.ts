/** One frame of STOMP 1.2. Of repeated headers the first counts. */
export interface StompFrame {
  command: string;
  headers: ReadonlyMap<string, string>;
  body: Buffer;
}

/** Frames whose headers are not escaped, as those of STOMP 1.0 are not. */
export const unescapedCommands: ReadonlySet<string> = new Set(['CONNECT', 'STOMP', 'CONNECTED']);
