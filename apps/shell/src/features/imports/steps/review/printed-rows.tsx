import type { CellIssue, GridColumn, GridStore } from '@lading/data-grid';
import { Fragment, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWizardTexts } from '../use-wizard-texts.ts';

/** The most rows on paper, dozens of sheets. Beyond that a file serves better, and a browser takes long to lay the sheets out. */
const printedMost = 1_000;

interface PrintedRowsProps {
  store: GridStore;
  columns: readonly GridColumn[];
  rowHeading: string;
  rowLabel: (row: number) => string;
  emptyNote: (row: number, key: string) => string;
  issueText: (issue: CellIssue) => string;
}

/**
 * The rows of the grid on paper, in place of the grid, which renders only those in view: a table of the shown rows in their order, with
 * the text of each issue below its value. Columns without either are left out; what is not printed is named (decision 0130).
 */
export function PrintedRows(props: PrintedRowsProps) {
  return useIsPrinting() ? <RowsOnPaper {...props} /> : null;
}

function RowsOnPaper({ store, columns, rowHeading, rowLabel, emptyNote, issueText }: PrintedRowsProps) {
  const { t } = useWizardTexts();
  const { view } = store;
  const rows = Array.from({ length: Math.min(view.length, printedMost) }, (_, at) => view.rowAt(at));
  const filled = columns.filter(({ key }) =>
    rows.some((row) => store.value(row, key) !== '' || store.issues(row, key).length > 0),
  );
  return (
    <div className="hidden print:block">
      {view.length > rows.length ? (
        <p className="pb-2 text-sm font-medium">
          {t('rows.printedPart', { printed: rows.length, shown: view.length })}
        </p>
      ) : null}
      <table className="w-full border-collapse text-[9px] leading-tight [&_td]:border [&_td]:border-line [&_td]:p-0.5 [&_td]:align-top [&_td]:[overflow-wrap:anywhere] [&_th]:border [&_th]:border-line [&_th]:p-0.5 [&_th]:text-left">
        <thead>
          <tr>
            <th scope="col">{rowHeading}</th>
            {filled.map(({ key, heading }) => (
              <th key={key} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row} className="break-inside-avoid">
              <td>{rowLabel(row)}</td>
              {filled.map((column) => (
                <td key={column.key}>
                  {shownValue(column, store.value(row, column.key)) || emptyNote(row, column.key)}
                  {store.issues(row, column.key).map((issue) => (
                    <Fragment key={issue.id}>
                      <br />
                      <span className={issue.severity === 'error' ? 'font-bold' : 'italic'}>
                        {issue.severity === 'error' ? '✕' : '!'} {issueText(issue)}
                      </span>
                    </Fragment>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The value as in the grid: the label of a choice. */
function shownValue({ editor }: GridColumn, value: string): string {
  if (editor.kind !== 'select') return value;
  return editor.options.find((option) => option.value === value)?.label ?? value;
}

/** Whether the page is being printed. It has rendered for that before the browser lays out the sheets. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const begin = (): void => flushSync(() => setIsPrinting(true));
    const end = (): void => setIsPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
