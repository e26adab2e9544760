import type { GridTexts } from '../grid-texts.ts';

/** English texts for the harness page. */
export const harnessTexts: GridTexts = {
  label: 'Product rows',
  rowNumber: 'Row',
  required: 'required',
  noRows: 'No rows',
  noMatch: 'Nothing matches',
  resize: (heading) => `Resize ${heading}`,
  issue: (issue) => issue.message,
  edited: (heading, value, issues) => [`${heading}: ${value || 'empty'}`, ...issues].join('. '),
  pasted: (cells, leftOut) => `Pasted ${cells} cells${leftOut ? `, ${leftOut} left out` : ''}`,
  copied: (cells) => `Copied ${cells} cells`,
  cleared: (cells) => `Cleared ${cells} cells`,
  undone: (cells) => `Undone: ${cells} cells`,
  redone: (cells) => `Redone: ${cells} cells`,
  noErrors: 'No errors',
};
