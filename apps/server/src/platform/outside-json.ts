import { limitedMarks } from '@lading/contracts/core';

/** No party nests deeper in anything that we read; recursion over deeper values would overflow the stack. */
const deepest = 100;

/**
 * Reads JSON from another party, such as a reply of a store or a report of a carrier: removes what the database cannot store, and
 * endless runs of combining marks. @throws SyntaxError for invalid JSON, or nesting deeper than 100
 */
export function outsideJson(text: string): unknown {
  if (isTooDeep(text)) throw new SyntaxError('JSON is nested too deeply');
  return readable(JSON.parse(text));
}

function readable(value: unknown): unknown {
  if (typeof value === 'string') return readableText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(readable);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [readableText(name), readable(one)]));
}

const readableText = (text: string): string => limitedMarks(text.replaceAll('\0', '').toWellFormed());

/** Counts brackets outside of texts before parsing: a megabyte of brackets costs the parser much time and memory. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') at = endOfText(text, at);
    else if (sign === '[' || sign === '{') {
      depth += 1;
      if (depth > deepest) return true;
    } else if (sign === ']' || sign === '}') depth -= 1;
  }
  return false;
}

/** The position of the quotation mark that ends a text. */
function endOfText(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at;
  }
  return text.length;
}
