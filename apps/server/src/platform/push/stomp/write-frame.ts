import { unescapedCommands } from './stomp-frame.ts';
import { escapeHeader } from './stomp-header.ts';

/** A frame as text. A body comes with its length in octets. */
export function writeFrame(
  command: string,
  headers: Readonly<Record<string, string | undefined>>,
  body?: string,
): string {
  const write = unescapedCommands.has(command) ? (text: string) => text : escapeHeader;
  let text = `${command}\n`;
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) text += `${write(name)}:${write(value)}\n`;
  }
  if (body !== undefined) text += `content-length:${Buffer.byteLength(body)}\n`;
  return `${text}\n${body ?? ''}\0`;
}
