import type { ImportDefinition } from '@lading/contracts/imports';
import { csvDelimiters, csvQuotes } from '@lading/import-engine/csv-dialect';
import { type CsvEncoding, csvEncodings } from '@lading/import-engine/csv-encoding';
import type { Reading } from '@lading/import-engine/reading';
import { recipeFor, recipesOf } from '@lading/import-engine/recipes/find-recipe';
import { Banner } from '@lading/ui/banner';
import { Select } from '@lading/ui/select';
import type { FileAnalysis } from '../../model/file-rules.ts';
import { useWizardTexts } from '../use-wizard-texts.ts';
import { headingForm } from '@lading/import-engine/heading-form';

interface OriginNoticeProps {
  definition: ImportDefinition;
  analysed: FileAnalysis;
}

/** The file's origin, and its consequences. */
function OriginNotice({ definition, analysed: { origin, fieldsOption } }: OriginNoticeProps) {
  const { t, label } = useWizardTexts();
  const recipe = origin ? recipeFor(definition, fieldsOption, origin) : undefined;
  if (!recipe) return null;
  const { hasOrderLines, inherits, units, timeZone, dayOrder } = recipe;
  const columnsOf = new Map<string, string[]>();
  for (const heading of fieldsOption) {
    const unit = units.get(headingForm(heading))?.symbol;
    if (unit !== undefined) columnsOf.set(unit, [...(columnsOf.get(unit) ?? []), heading]);
  }
  const sentences = [
    t('origin.columns'),
    ...(hasOrderLines ? [t('origin.lines')] : []),
    ...(inherits ? [t('origin.variants')] : []),
    ...Array.from(columnsOf, ([unit, columns]) =>
      t('origin.units', { unit, columns: columns.join(t('mapping.listJoin')) }),
    ),
    ...(timeZone === undefined ? [] : [t('origin.zone', { zone: timeZone })]),
    ...(dayOrder === undefined ? [] : [t(`origin.${dayOrder}`)]),
    t('origin.change'),
  ];
  return (
    <Banner tone="info" title={t('origin.found', { origin: label(recipe.label) })}>
      {sentences.join(' ')}
    </Banner>
  );
}

interface ReadingOptionsProps {
  definition: ImportDefinition;
  analysed: FileAnalysis;
  /** How the file is read now. */
  reading: Reading;
  disabled: boolean;
  onChange: (change: Reading) => void;
}

/** How to read the file if the detection was wrong (decision D8): sheet and header row; for a CSV also encoding, separator and quote. */
export function ReadingOptions(props: ReadingOptionsProps) {
  const { definition, analysed, reading, disabled, onChange } = props;
  const { t, label } = useWizardTexts();
  const { sheets = [], hiddenSheets = [], sheet, headerRow, origin, encoding, delimiter, quote } = analysed;
  return (
    <div className="flex flex-wrap gap-3 max-sm:grid max-sm:w-full max-sm:grid-cols-2">
      {origin === undefined ? null : (
        <Select
          className="w-44 max-sm:w-full"
          size="small"
          label={t('origin.label')}
          disabled={disabled}
          options={[
            { value: '', label: t('origin.other') },
            ...recipesOf(definition).map((recipe) => ({ value: recipe.key, label: label(recipe.label) })),
          ]}
          value={origin}
          onValueChange={(key) => onChange({ origin: key })}
        />
      )}
      {sheets.length + hiddenSheets.length > 1 ? (
        <Select
          className="w-44 max-sm:w-full"
          size="small"
          label={t('file.sheet')}
          disabled={disabled}
          options={[
            ...sheets.map((name) => ({ value: name, label: name })),
            ...hiddenSheets.map((name) => ({ value: name, label: t('file.hiddenSheet', { sheet: name }) })),
          ]}
          value={sheet ?? null}
          onValueChange={(name) => onChange({ sheet: name })}
        />
      ) : null}
      {headerRow === undefined ? null : (
        <Select
          className="w-36 max-sm:w-full"
          size="small"
          label={t('file.headerRow')}
          disabled={disabled}
          options={[
            { value: 0, label: t('file.noHeaderRow') },
            ...rowsToChoose(analysed, headerRow).map(({ rowNumber, text }) => ({
              value: rowNumber,
              label: t(text === '' ? 'file.headerRowNo' : 'file.headerRowText', { row: rowNumber, text }),
            })),
          ]}
          value={headerRow}
          onValueChange={(row) => onChange({ headerRow: row })}
        />
      )}
      {analysed.hiddenRows ? (
        <Select
          className="w-36 max-sm:w-full"
          size="small"
          label={t('file.hiddenRows')}
          disabled={disabled}
          options={(['keep', 'skip'] as const).map((value) => ({ value, label: t(`file.hidden.${value}`) }))}
          value={reading.skipHidden ? 'skip' : 'keep'}
          onValueChange={(value) => onChange({ skipHidden: value === 'skip' })}
        />
      ) : null}
      {encoding ? (
        <Select
          className="w-48 max-sm:w-full"
          size="small"
          label={t('file.encoding')}
          disabled={disabled}
          options={csvEncodings.map((name) => ({ value: name, label: t(`encoding.${name}`) }))}
          value={encoding as CsvEncoding}
          onValueChange={(name) => onChange({ encoding: name })}
        />
      ) : null}
      {delimiter ? (
        <Select
          className="w-36 max-sm:w-full"
          size="small"
          label={t('file.delimiter')}
          disabled={disabled}
          options={withChosen(csvDelimiters, delimiter).map((mark) => ({
            value: mark,
            label: isNamed(mark) ? t(`delimiter.${delimiterNames[mark]}`) : mark,
          }))}
          value={delimiter}
          onValueChange={(mark) => onChange({ delimiter: mark })}
        />
      ) : null}
      {delimiter && typeof quote === 'string' ? (
        <Select
          className="w-32 max-sm:w-full"
          size="small"
          label={t('file.quote')}
          disabled={disabled}
          options={withChosen(csvQuotes, quote).map((mark) => ({
            value: mark,
            label: mark || t('file.noQuote'),
          }))}
          value={quote}
          onValueChange={(mark) => onChange({ quote: mark })}
        />
      ) : null}
    </div>
  );
}

/** Number of hidden rows that are listed; the others are counted. */
const hiddenRowsNamed = 10;

/** Notices about how the columns were read: rows are hidden or in other sheets, no header row was found, or not all columns are offered. */
export function ReadingNotices({
  definition,
  analysed,
  reading,
}: Pick<ReadingOptionsProps, 'definition' | 'analysed' | 'reading'>) {
  const { t } = useWizardTexts();
  const { headerRow, fieldsOption, columnCount = 0, garbled, hiddenRows, sheet } = analysed;
  const { sheetsAlike = [] } = analysed;
  const hiddenSheets = (analysed.hiddenSheets ?? []).filter((name) => name !== sheet);
  const hidden = hiddenRows?.count ?? 0;
  const named = hiddenRows?.first.slice(0, hiddenRowsNamed) ?? [];
  const further = hidden > named.length ? [t('failure.more', { count: hidden - named.length })] : [];
  return (
    <>
      <OriginNotice definition={definition} analysed={analysed} />
      {headerRow === 0 && reading.headerRow !== 0 ? (
        <Banner tone="warning" title={t('file.noHeadings')}>
          {t('file.noHeadingsText', { choice: t('file.headerRow') })}
        </Banner>
      ) : null}
      {hidden > 0 ? (
        <Banner
          tone={reading.skipHidden ? 'info' : 'warning'}
          title={t(reading.skipHidden ? 'file.hiddenSkipped' : 'file.hiddenRead', { count: hidden })}
        >
          {t('file.hiddenText', {
            rows: [...named, ...further].join(t('mapping.listJoin')),
            choice: t('file.hiddenRows'),
          })}
        </Banner>
      ) : null}
      {sheetsAlike.length > 0 ? (
        <Banner tone="warning" title={t('file.sheetsAlike', { count: sheetsAlike.length })}>
          {t('file.sheetsAlikeText', {
            sheets: sheetsAlike.join(t('mapping.listJoin')),
            sheet: sheet ?? '',
            choice: t('file.sheet'),
          })}
        </Banner>
      ) : null}
      {hiddenSheets.length > 0 ? (
        <Banner tone="info" title={t('file.hiddenSheets', { count: hiddenSheets.length })}>
          {t('file.hiddenSheetsText', {
            sheets: hiddenSheets.join(t('mapping.listJoin')),
            choice: t('file.sheet'),
          })}
        </Banner>
      ) : null}
      {garbled ? (
        <Banner tone="warning" title={t('file.garbled')}>
          {t('file.garbledText', { text: garbled, choice: t('file.encoding') })}
        </Banner>
      ) : null}
      {columnCount > fieldsOption.length ? (
        <Banner tone="warning" title={t('file.manyColumns', { columns: columnCount })}>
          {t('file.manyColumnsText', { columns: fieldsOption.length })}
        </Banner>
      ) : null}
    </>
  );
}

const delimiterNames = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'pipe' } as const;

const isNamed = (mark: string): mark is keyof typeof delimiterNames => Object.hasOwn(delimiterNames, mark);

/** The options, plus what a file itself declares (`sep=^`). */
function withChosen(offered: readonly string[], chosen: string): readonly string[] {
  return offered.includes(chosen) ? offered : [...offered, chosen];
}

/** The first rows of the file; includes the header row if it is further down, or if a back end returns no rows. */
function rowsToChoose(
  { topRows = [] }: FileAnalysis,
  headerRow: number,
): { rowNumber: number; text: string }[] {
  const isTold = headerRow === 0 || topRows.some(({ rowNumber }) => rowNumber === headerRow);
  return isTold ? topRows : [...topRows, { rowNumber: headerRow, text: '' }];
}
