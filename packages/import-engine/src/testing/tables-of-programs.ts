import * as fc from 'fast-check';

/** Draws a value; see `fc.gen`. */
type Draw = fc.GeneratorValue;

/** How a program writes a CSV. */
interface WrittenDialect {
  delimiter: string;
  /** Which cells are quoted: all, those with separators and similar, texts, or none. */
  quoted: 'all' | 'where-needed' | 'texts' | 'never';
  quote: '"' | "'";
  escape: 'doubled' | 'backslash';
  lineEnd: '\n' | '\r\n' | '\r';
  /** Rows that end in a separator. */
  trailing: 'none' | 'every-row' | 'heading' | 'data';
  hasBlankLines: boolean;
  hasDirective: boolean;
  hasLastLineEnd: boolean;
}

const one = <Value>(draw: Draw, ...values: readonly Value[]): Value =>
  draw(fc.constantFrom as never, ...(values as never[])) as Value;
const upTo = (draw: Draw, most: number, least = 0): number => draw(fc.integer, { min: least, max: most });
const inOneOf = (draw: Draw, count: number): boolean => upTo(draw, count - 1) === 0;

/** Texts of shops that contain the separators of other dialects, often many times. */
const crowded = (draw: Draw): string => {
  const mark = one(draw, ';', ',', '|', '\t', ':', '; ', ', ', ' | ');
  const words = ['red', 'blue', '12', 'XL', 'a', 'steel', '1.5'];
  const isEven = inOneOf(draw, 2);
  const count = isEven ? 30 : upTo(draw, 40, 1);
  return Array.from({ length: count }, (_, at) => words[(at * 3 + (isEven ? 0 : upTo(draw, 6))) % 7]).join(
    mark,
  );
};
const descriptions = [
  (draw: Draw) => crowded(draw),
  (draw: Draw) => crowded(draw),
  () => '<p style="color:red;margin:0;padding:1px;">Dishwasher safe; 12 oz, white</p>',
  () => 'Handmade, glazed; keep dry',
  () => 'Line one\nLine two; with, marks\n\nLine four',
  () => '12" pan, "deep"',
  () => 'say "hello"',
  () => '5" pipe',
  () => '{"color":"red","sizes":[1,2,3]}',
  () => 'https://shop.example/a?b=1&c=2;d=3',
  () => "O'Brien's best",
  () => 'plain',
  () => '',
];
const streets = [
  '12 Main St, Apt 4',
  '1 Rue de la Paix; Bât B',
  '100 Broadway',
  'Unit 3 | Dock 7',
  'PO Box 12\nBath',
];
const names = [
  'Mug',
  'Blue mug, large',
  'Pan 12"',
  'Tea; green',
  'Lamp',
  'Cable 3 m',
  "Chef's knife",
  'Box (10 pcs)',
];

interface Column {
  heading: readonly string[];
  cell: (draw: Draw, row: number) => string;
}
const ascii = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '');
const columns: readonly Column[] = [
  { heading: ['Product name', 'Title'], cell: (draw) => one(draw, ...names) },
  {
    heading: ['Price', 'Unit price'],
    cell: (draw) => `${upTo(draw, 2000)}${one(draw, '.', '.', ',')}${upTo(draw, 9)}0`,
  },
  { heading: ['Description', 'Body (HTML)'], cell: (draw) => one(draw, ...descriptions)(draw) },
  { heading: ['Tags'], cell: (draw) => crowded(draw) },
  { heading: ['Address', 'Street'], cell: (draw) => ascii(one(draw, ...streets)) },
  { heading: ['Qty', 'Stock'], cell: (draw) => String(upTo(draw, 400)) },
  { heading: ['EAN', 'Barcode'], cell: (draw) => `40063813339${upTo(draw, 99, 10)}` },
  { heading: ['Brand'], cell: (draw) => one(draw, 'Acme', 'Nord & Co', '', 'Smith, Jones') },
  { heading: ['Note'], cell: (draw) => one(draw, ...descriptions)(draw) },
];
const codes = [
  (row: number) => `SKU-${1000 + row}`,
  (row: number) => String(row + 1).padStart(5, '0'),
  (row: number) => `A${row}.B`,
  (row: number) => `MUG_${row}_BL`,
];

/** A table of a shop: its headings, and rows whose first cell is a code. */
export function drawTable(draw: Draw): string[][] {
  const count = inOneOf(draw, 12) ? 0 : upTo(draw, 7, 1);
  const chosen = Array.from({ length: count }, () => one(draw, ...columns));
  const code = one(draw, ...codes);
  const headings = [
    'SKU',
    ...chosen.map(
      ({ heading }, at) => `${one(draw, ...heading)}${chosen.indexOf(chosen[at]!) === at ? '' : ` ${at}`}`,
    ),
  ];
  const rows = Array.from({ length: upTo(draw, 12, 2) }, (_, row) => [
    code(row),
    ...chosen.map(({ cell }) => cell(draw, row)),
  ]);
  return [headings, ...rows];
}

const usualSeparators = [',', ';', '\t', '|'] as const;
const rareSeparators = ['^', '~', '\u0001', '\u001f'] as const;

export function drawDialect(draw: Draw): WrittenDialect {
  const isRare = inOneOf(draw, 15);
  const quoted = one(draw, 'all', 'where-needed', 'where-needed', 'texts', 'never');
  return {
    delimiter: isRare ? one(draw, ...rareSeparators) : one(draw, ...usualSeparators),
    quoted,
    quote: quoted === 'all' && inOneOf(draw, 8) ? "'" : '"',
    escape: quoted !== 'never' && inOneOf(draw, 8) ? 'backslash' : 'doubled',
    lineEnd: one(draw, '\n', '\r\n', '\r'),
    trailing: one(draw, 'none', 'none', 'none', 'every-row', 'heading', 'data'),
    hasBlankLines: inOneOf(draw, 6),
    hasDirective: !isRare && inOneOf(draw, 10),
    hasLastLineEnd: !inOneOf(draw, 4),
  };
}

/** The table as a dialect can represent it: without quotes there are no separators, line ends and leading quotes. */
export function fittedTable(table: readonly string[][], dialect: WrittenDialect): string[][] {
  const { delimiter, quoted, quote, escape } = dialect;
  const fitted = (cell: string): string => {
    if (quote === "'") return cell.replaceAll(/["']/g, '');
    if (escape === 'backslash') return cell.replaceAll('\\', '/');
    if (quoted !== 'never') return cell;
    return cell
      .replaceAll(delimiter, ' ')
      .replaceAll(/\s*\n\s*/g, ' ')
      .replaceAll(/"/g, '')
      .trim();
  };
  return table.map((cells) => cells.map(fitted));
}

/** The text of a CSV. */
export function csvOf(table: readonly string[][], dialect: WrittenDialect): string {
  const { delimiter, quoted, quote, escape, lineEnd, trailing } = dialect;
  const needs = (cell: string) =>
    cell.includes(delimiter) || cell.includes(quote) || /[\r\n]|^\s|\s$/.test(cell);
  const isText = (cell: string) => cell !== '' && !/^[\d.]+$/.test(cell);
  const written = (cell: string): string => {
    const isQuoted =
      quoted === 'all' ||
      (quoted === 'texts' && (isText(cell) || needs(cell))) ||
      (quoted === 'where-needed' && needs(cell));
    if (!isQuoted) return cell;
    const inner =
      escape === 'doubled' ? cell.replaceAll(quote, quote + quote) : cell.replaceAll(quote, `\\${quote}`);
    return `${quote}${inner.replaceAll('\n', lineEnd)}${quote}`;
  };
  const lines = table.flatMap((cells, row) => {
    const ends =
      trailing === 'every-row' || (trailing === 'heading' ? row === 0 : trailing === 'data' && row > 0);
    const line = cells.map(written).join(delimiter) + (ends ? delimiter : '');
    return dialect.hasBlankLines && row % 4 === 2 ? ['', line] : [line];
  });
  const directive = dialect.hasDirective ? `sep=${delimiter}${lineEnd}` : '';
  return directive + lines.join(lineEnd) + (dialect.hasLastLineEnd ? lineEnd : '');
}

/** The rows of a table that was read, without blank ones, padded to the widest. */
export function rowsRead({
  columns,
  columnNumbers,
  rowCount,
}: {
  columns: string[][];
  columnNumbers: Uint32Array;
  rowCount: number;
}): string[][] {
  const width = (columnNumbers.at(-1) ?? -1) + 1;
  return Array.from({ length: rowCount }, (_, row) => {
    const cells = Array<string>(width).fill('');
    columns.forEach((column, at) => (cells[columnNumbers[at]!] = column[row]!));
    return cells;
  });
}
