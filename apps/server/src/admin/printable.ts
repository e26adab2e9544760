/**
 * Control and format characters (terminal sequences, C0, C1, bidirectional controls), line breaks of every kind, and lone
 * surrogates.
 */
const unsafe = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const escaped = (sign: string): string => `\\u{${sign.codePointAt(0)!.toString(16)}}`;

/** A text in one line, with everything escaped that a terminal would obey or hide: tenants choose names, operators read them. */
export const printable = (text: string): string => text.replaceAll(unsafe, escaped);

/** Lines of a command, each {@link printable}. */
export const printableLines = (text: string): string => text.split('\n').map(printable).join('\n');

/** Outside data with every text {@link printable}, so that no line break in it looks like one of the command's. */
export function printableData<Data>(data: Data): Data {
  const made = (value: unknown): unknown => {
    if (typeof value === 'string') return printable(value);
    if (Array.isArray(value)) return value.map(made);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [printable(name), made(one)]));
  };
  return made(data) as Data;
}
