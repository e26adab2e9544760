import { charactersLooked, hiddenSheetsLookedAt, xmlHoldsTable } from './hidden-sheets.ts';
import { importFaults } from './import-faults.ts';
import { numberStyles, type NumberStyle } from './number-formats.ts';
import type { Unzipper } from './unzipper.ts';
import { xmlAttribute } from './xml-characters.ts';
import { xmlPieces, xmlText } from './xml-pieces.ts';
import { tagsOf } from './xml-tags.ts';

/** What a workbook declares about its sheets. */
export interface WorkbookParts {
  /** Visible worksheets in the workbook's order, with the part that holds each. */
  sheets: { name: string; part: string }[];
  /** Hidden worksheets, which are read if they are chosen by name. */
  hidden: WorkbookParts['sheets'];
  /** Names of those with a table. */
  hiddenSheets: string[];
  sharedStrings: string | undefined;
  from1904: boolean;
  numberStyles: NumberStyle[];
}

/**
 * Reads the parts of a workbook other than cells.
 *
 * @throws ImportFault `mislabelled` when the zip is not a workbook, `damaged`, `empty` without a sheet, `hiddenSheets` without a visible one
 */
export function workbookParts(unzipper: Unzipper): WorkbookParts {
  const main = unzipper.has('_rels/.rels')
    ? partOfType(relations(unzipper, ''), 'officeDocument')
    : undefined;
  const part = main ?? 'xl/workbook.xml';
  if (!unzipper.has(part) || part.endsWith('.bin') || part.startsWith('word/')) throw otherZip(unzipper);
  const workbook = xmlText(unzipper, part);
  const related = relations(unzipper, part);
  let isAnyHidden = false;
  const hidden: WorkbookParts['sheets'] = [];
  const sheets = [...tagsOf(workbook, 'sheet')].flatMap((tag) => {
    const relation = related.get(xmlAttribute(tag, 'id') ?? '');
    const isShown = (xmlAttribute(tag, 'state') ?? 'visible') === 'visible';
    isAnyHidden ||= !isShown;
    if (!relation || !relation.type.endsWith('/worksheet') || !unzipper.has(relation.part)) return [];
    const sheet = { name: xmlAttribute(tag, 'name') ?? '', part: relation.part };
    if (!isShown) hidden.push(sheet);
    return isShown ? [sheet] : [];
  });
  if (sheets.length === 0) throw isAnyHidden ? importFaults.hiddenSheets() : importFaults.empty();
  const properties = /<workbookPr[\s/>][^>]*>?/.exec(workbook)?.[0] ?? '';
  const styles = partOfType(related, 'styles');
  return {
    sheets,
    hidden,
    hiddenSheets: hidden
      .slice(0, hiddenSheetsLookedAt)
      .flatMap(({ name, part: sheet }) => (xmlHoldsTable(beginningOf(unzipper, sheet)) ? [name] : [])),
    sharedStrings: partOfType(related, 'sharedStrings'),
    from1904: ['1', 'true', 'on'].includes(xmlAttribute(properties, 'date1904') ?? ''),
    numberStyles: styles !== undefined && unzipper.has(styles) ? numberStyles(xmlText(unzipper, styles)) : [],
  };
}

/** The sheet with a name, which may be hidden; without a name, every visible one. */
export function sheetsNamed(
  { sheets, hidden }: Pick<WorkbookParts, 'sheets' | 'hidden'>,
  name: string | undefined,
): WorkbookParts['sheets'] {
  return name === undefined ? sheets : [...sheets, ...hidden].filter((sheet) => sheet.name === name);
}

/** The first rows of a worksheet. */
function beginningOf(unzipper: Unzipper, part: string): string {
  let beginning = '';
  for (const { text } of xmlPieces(unzipper, part, '<row')) {
    beginning += text;
    if (beginning.length >= charactersLooked) break;
  }
  return beginning;
}

interface Relation {
  type: string;
  part: string;
}

function relations(unzipper: Unzipper, part: string): Map<string, Relation> {
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  const list = `${folder}_rels/${part.slice(folder.length)}.rels`;
  const found = new Map<string, Relation>();
  if (!unzipper.has(list)) return found;
  for (const tag of tagsOf(xmlText(unzipper, list), 'Relationship')) {
    const target = xmlAttribute(tag, 'Target') ?? '';
    found.set(xmlAttribute(tag, 'Id') ?? '', {
      type: xmlAttribute(tag, 'Type') ?? '',
      part: resolvePart(folder, target),
    });
  }
  return found;
}

/** A target is absolute from the zip's root or relative to the folder of its part. */
function resolvePart(folder: string, target: string): string {
  const path = (target.startsWith('/') ? target : folder + target).replaceAll('\\', '/');
  const steps: string[] = [];
  for (const step of path.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/').toLowerCase();
}

function partOfType(related: ReadonlyMap<string, Relation>, type: string): string | undefined {
  for (const relation of related.values()) if (relation.type.endsWith(`/${type}`)) return relation.part;
  return undefined;
}

function otherZip(unzipper: Unzipper): Error {
  if (unzipper.has('word/document.xml') || unzipper.has('ppt/presentation.xml'))
    return importFaults.mislabelled('document');
  if (unzipper.has('content.xml')) return importFaults.mislabelled('openDocument');
  return importFaults.mislabelled('archive');
}
