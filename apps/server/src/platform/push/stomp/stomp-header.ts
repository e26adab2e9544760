import { StompError } from './stomp-error.ts';

const escapes: Readonly<Record<string, string>> = { r: '\r', n: '\n', c: ':', '\\': '\\' };
const escaped: Readonly<Record<string, string>> = { '\r': '\\r', '\n': '\\n', ':': '\\c', '\\': '\\\\' };

/** Reads `name:value`; blanks belong to the value. @throws StompError for an unknown escape, or no name */
export function readHeader(line: string, isEscaped: boolean): [name: string, value: string] {
  const colon = line.indexOf(':');
  if (colon < 1) throw new StompError('A header has no name');
  const read = isEscaped ? unescape : (text: string) => text;
  return [read(line.slice(0, colon)), read(line.slice(colon + 1))];
}

/** Encodes a name or value for a frame. */
export function escapeHeader(text: string): string {
  return text.replaceAll(/[\r\n:\\]/g, (character) => escaped[character] ?? character);
}

function unescape(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replaceAll(/\\(.?)/gsu, (_, letter: string) => {
    const character = escapes[letter];
    if (character === undefined) throw new StompError('A header has an unknown escape');
    return character;
  });
}
