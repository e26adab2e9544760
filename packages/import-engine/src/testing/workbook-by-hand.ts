import { strToU8, zipSync } from 'fflate';

/** The content of a hand-made workbook; every part can be replaced, which real writers would not allow. */
export interface WorkbookByHand {
  /** Content of `<sheetData>` per sheet, or a complete part when it starts with `<?` or `<x:`. */
  sheets?: { name: string; data: string; state?: string }[];
  sharedStrings?: string;
  styles?: string;
  workbookPr?: string;
  /** Parts to add or replace; undefined removes one. */
  parts?: Record<string, string | Uint8Array | undefined>;
  /** 0 stores the parts as they are, from 1 they are packed. */
  level?: 0 | 1;
}

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const list = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"';

/** The bytes of an .xlsx written part by part, for content that no spreadsheet program would write. */
export function workbookByHand({
  sheets = [{ name: 'Sheet1', data: '' }],
  sharedStrings,
  styles,
  workbookPr = '',
  parts = {},
  level = 1,
}: WorkbookByHand): Uint8Array {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
  const sheetTags = sheets.map(
    ({ name, state }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="rId${at + 1}"/>`,
  );
  const relations = sheets.map((_, at) =>
    relation(`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`),
  );
  if (sharedStrings !== undefined) relations.push(relation('rIdS', 'sharedStrings', 'sharedStrings.xml'));
  if (styles !== undefined) relations.push(relation('rIdT', 'styles', '/xl/styles.xml'));
  const all: Record<string, string | Uint8Array | undefined> = {
    '_rels/.rels': `<Relationships ${list}>${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${office}">${workbookPr}<sheets>${sheetTags.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships ${list}>${relations.join('')}</Relationships>`,
    'xl/sharedStrings.xml': sharedStrings === undefined ? undefined : `<sst ${main}>${sharedStrings}</sst>`,
    'xl/styles.xml': styles === undefined ? undefined : `<styleSheet ${main}>${styles}</styleSheet>`,
    ...Object.fromEntries(
      sheets.map(({ data }, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        data.startsWith('<?') || data.startsWith('<x:')
          ? data
          : `<worksheet ${main}><sheetData>${data}</sheetData></worksheet>`,
      ]),
    ),
    ...parts,
  };
  const kept = Object.entries(all).flatMap(([name, part]) =>
    part === undefined ? [] : [[name, typeof part === 'string' ? strToU8(part) : part] as const],
  );
  return zipSync(Object.fromEntries(kept), { level });
}

/** One sheet with these rows of XML. */
export function sheetByHand(data: string, more: Omit<WorkbookByHand, 'sheets'> = {}): Uint8Array {
  return workbookByHand({ ...more, sheets: [{ name: 'Sheet1', data }] });
}
