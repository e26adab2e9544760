/**
 * Numbers of the cell formats in {@link stylesXml}. Every format has the type "text", so retyped codes keep their
 * zeros.
 */
export const cellFormat = { text: 1, heading: 2, faulty: 3, explanation: 4 } as const;

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const officeXml = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const relations = (list: readonly (readonly [type: string, target: string])[]) =>
  `${declaration}<Relationships xmlns="${packaged}/relationships">${list
    .map(
      ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${office}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

/** The parts that are identical in every error workbook, by path. */
export const packageRelationsXml = relations([['officeDocument', 'xl/workbook.xml']]);
export const workbookRelationsXml = relations([
  ['worksheet', 'worksheets/sheet1.xml'],
  ['styles', 'styles.xml'],
]);
export const sheetRelationsXml = relations([
  ['vmlDrawing', '../drawings/vmlDrawing1.vml'],
  ['comments', '../comments1.xml'],
]);

export const workbookXml = (sheetName: string) =>
  `${declaration}<workbook ${main} xmlns:r="${office}"><bookViews><workbookView/></bookViews><sheets><sheet name="${sheetName}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

const font = (inner: string) => `<font>${inner}<sz val="11"/>`;
const fill = (colour: string) =>
  `<fill><patternFill patternType="solid"><fgColor rgb="${colour}"/><bgColor indexed="64"/></patternFill></fill>`;
const format = (fontId: number, fillId: number, alignment = '') =>
  `<xf numFmtId="49" fontId="${fontId}" fillId="${fillId}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyAlignment="1"><alignment vertical="top"${alignment}/></xf>`;

/**
 * Formats: plain, text, heading, cell with errors, explanation of the errors. 49 is the built-in number format
 * "text".
 */
export const stylesXml = `${declaration}<styleSheet ${main}><fonts count="3">${font('')}<name val="Calibri"/></font>${font('<b/>')}<name val="Calibri"/></font>${font('')}<color rgb="FF9C0006"/><name val="Calibri"/></font></fonts><fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>${fill('FFFFC7CE')}${fill('FFEDEDED')}</fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>${format(0, 0)}${format(1, 3)}${format(2, 2)}${format(2, 0, ' wrapText="1"')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/** Starts the sheet: headings and explanations are frozen, and empty columns are formatted as text too. */
export const sheetStart = (columnCount: number) =>
  `${declaration}<worksheet ${main} xmlns:r="${office}"><sheetViews><sheetView workbookViewId="0"><pane xSplit="1" ySplit="1" topLeftCell="B2" activePane="bottomRight" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="1" width="48" style="${cellFormat.explanation}" customWidth="1"/><col min="2" max="${columnCount}" width="18" style="${cellFormat.text}" customWidth="1"/></cols><sheetData>`;

/** Starts a sheet to fill in: headings are frozen, and every column is formatted as text. */
export const sampleStart = (columnCount: number) =>
  `${declaration}<worksheet ${main} xmlns:r="${office}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${columnCount}" width="20" style="${cellFormat.text}" customWidth="1"/></cols><sheetData>`;

/** Ends the sheet. Digits stored as text are intended: without this setting each such cell gets a green corner. */
export const sheetEnd = (range: string, hasComments: boolean) =>
  `</sheetData><ignoredErrors><ignoredError sqref="${range}" numberStoredAsText="1"/></ignoredErrors>${hasComments ? '<legacyDrawing r:id="rId1"/>' : ''}</worksheet>`;

export const commentsStart = (author: string) =>
  `${declaration}<comments ${main}><authors><author>${author}</author></authors><commentList>`;
export const commentsEnd = '</commentList></comments>';

export const commentXml = (cell: string, text: string) =>
  `<comment ref="${cell}" authorId="0"><text><r><t xml:space="preserve">${text}</t></r></text></comment>`;

/** Begins the drawing that spreadsheet programs want for the boxes of comments; `blocks` of 1,024 shapes are claimed for it. */
export const drawingStart = (blocks: number) =>
  `<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"><o:shapelayout v:ext="edit"><o:idmap v:ext="edit" data="${Array.from({ length: blocks }, (_, at) => at + 1).join(',')}"/></o:shapelayout><v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"><v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>`;
export const drawingEnd = '</xml>';

/** The box of one comment; hidden until the pointer is on the cell. `row` and `column` count from 0. */
export const commentShape = (number: number, row: number, column: number) =>
  `<v:shape id="_x0000_s${1025 + number}" type="#_x0000_t202" style="position:absolute;width:192pt;height:72pt;z-index:1;visibility:hidden" fillcolor="#ffffe1" o:insetmode="auto"><v:fill color2="#ffffe1"/><v:shadow color="black" obscured="t"/><v:path o:connecttype="none"/><v:textbox style="mso-direction-alt:auto"><div style="text-align:left"></div></v:textbox><x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/><x:Anchor>${column + 1}, 15, ${row}, 2, ${column + 3}, 15, ${row + 4}, 4</x:Anchor><x:AutoFill>False</x:AutoFill><x:Row>${row}</x:Row><x:Column>${column}</x:Column></x:ClientData></v:shape>`;

export const contentTypesXml = (hasComments: boolean) =>
  `${declaration}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${hasComments ? '<Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/>' : ''}<Override PartName="/xl/workbook.xml" ContentType="${officeXml}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${officeXml}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${officeXml}.styles+xml"/>${hasComments ? `<Override PartName="/xl/comments1.xml" ContentType="${officeXml}.comments+xml"/>` : ''}</Types>`;
