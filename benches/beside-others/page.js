import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { fields, number } from './fields.js';

/** 100 MB, as the product itself allows. */
const largestFile = 100 * 1024 * 1024;

const packages = {
  async 'react-spreadsheet-import'() {
    const { ReactSpreadsheetImport } = await import('react-spreadsheet-import');
    const columns = fields.map(({ key, label, choices, isNumber, isRequired, isUnique }) => ({
      key,
      label,
      // It compares keys with the headings of the file, letter by letter.
      alternateMatches: [label],
      fieldType: choices.length > 0 ? { type: 'select', options: choices } : { type: 'input' },
      validations: [
        ...(isRequired ? [{ rule: 'required', errorMessage: 'Required' }] : []),
        ...(isUnique ? [{ rule: 'unique', errorMessage: 'Must be unique' }] : []),
        ...(isNumber ? [{ rule: 'regex', value: number, errorMessage: 'Not a number' }] : []),
      ],
    }));
    return createElement(ReactSpreadsheetImport, {
      isOpen: true,
      onClose() {},
      onSubmit() {},
      maxRecords: 200_000,
      maxFileSize: largestFile,
      autoMapSelectValues: true,
      fields: columns,
    });
  },
  async 'hello-csv'() {
    const { default: Importer } = await import('hello-csv/react');
    await import('hello-csv/react/index.css');
    const columns = fields.map(({ key, label, choices, isNumber, isRequired, isUnique }) => ({
      id: key,
      label,
      ...(choices.length > 0 ? { type: 'enum', typeArguments: { values: choices } } : { type: 'string' }),
      validators: [
        ...(isRequired ? [{ validate: 'required' }] : []),
        ...(isUnique ? [{ validate: 'unique' }] : []),
        ...(isNumber
          ? [{ validate: 'regex_matches', regex: new RegExp(number), error: 'Not a number' }]
          : []),
      ],
    }));
    return createElement(Importer, {
      onComplete: async () => {},
      maxFileSizeInBytes: largestFile,
      sheets: [{ id: 'products', label: 'Products', columns }],
    });
  },
};

const wanted = new URLSearchParams(location.search).get('package');
createRoot(document.querySelector('#root')).render(await packages[wanted]());
