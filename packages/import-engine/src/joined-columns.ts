import { sideOf } from './size-sides.ts';

/** Several columns that fill one field (decision D26). */
export interface JoinedColumns {
  /** Headings, at least two. */
  columns: readonly string[];
  /** Between the texts of two columns. */
  separator: string;
}

const pattern = /^\{[^{}]+\}(?:[^{}]*\{[^{}]+\})+$/;

/**
 * What a mapping holds for several columns that fill one field: "{First name} {Last name}", "{姓}{名}". It replaces a heading in
 * requests and templates.
 *
 * @param columns headings; a single one is returned as it is
 */
export function joinColumns(columns: readonly string[], separator: string): string {
  return columns.length < 2 ? (columns[0] ?? '') : columns.map((heading) => `{${heading}}`).join(separator);
}

/** The columns that the source of a field joins; undefined for a single column. */
export function joinedColumns(source: string): JoinedColumns | undefined {
  if (!pattern.test(source)) return undefined;
  const columns = [...source.matchAll(/\{([^{}]+)\}/g)].map(([, heading]) => heading!);
  return { columns, separator: source.slice(columns[0]!.length + 2, source.indexOf('{', 1)) };
}

/** The headings that the source of a field names. A file may also have a column whose heading contains braces. */
export function columnsOfSource(source: string, headings: ReadonlySet<string> = none): readonly string[] {
  if (headings.has(source)) return [source];
  return joinedColumns(source)?.columns ?? [sideOf(source)?.column ?? source];
}

const none: ReadonlySet<string> = new Set();

/** Whether a column can be joined with others: braces in its heading would be ambiguous. */
export const canJoin = (heading: string): boolean => !/[{}]/.test(heading);

/** Joins the texts of a row's columns; blank ones leave no separator. */
export const joinedText = (texts: readonly string[], separator: string): string =>
  texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join(separator);
