import { describe, expect, it } from 'vitest';
import type { FileAnalysis } from './file-rules.ts';
import { wizardReducer } from './wizard-reducer.ts';
import { newWizard, type WizardAction, type WizardState } from './wizard-state.ts';

const file = new File(['SKU\nA'], 'products.csv');
const analysed: FileAnalysis = { fieldsOption: ['SKU', 'Name'] };
const failure = { text: { message: 'No', zhMessage: '不' }, details: [], requestId: null, isLost: false };
const mapped: WizardState = { ...newWizard, step: 1, file, analysed, mapping: { skuCode: 'SKU' } };

describe('the wizard (spec §4)', () => {
  it.each<[string, WizardState, WizardAction, Partial<WizardState>]>([
    ['takes a file', newWizard, { do: 'choose-file', file }, { step: 0, file, refusal: null }],
    [
      'tells why it does not take a file',
      { ...newWizard, file },
      { do: 'refuse-file', why: 'type' },
      { file: null, refusal: 'type' },
    ],
    [
      'forgets the refusal with the next file',
      { ...newWizard, refusal: 'type' },
      { do: 'choose-file', file },
      { refusal: null },
    ],
    [
      'forgets what it knew of the file before',
      mapped,
      { do: 'choose-file', file: null },
      { analysed: null, mapping: {} },
    ],
    [
      'keeps the template when another file is chosen',
      { ...newWizard, templateId: '7' },
      { do: 'choose-file', file },
      { templateId: '7' },
    ],
    [
      'maps again under another template',
      { ...mapped, step: 0 },
      { do: 'choose-template', templateId: '7' },
      { templateId: '7', analysed: null },
    ],
    [
      'forgets a failure at the next try',
      { ...newWizard, failure },
      { do: 'begin', busy: 'uploading' },
      { busy: 'uploading', failure: null },
    ],
    [
      'shows a failure where it happened',
      { ...mapped, busy: 'rereading' },
      { do: 'fail', failure },
      { step: 1, busy: null, failure, mapping: { skuCode: 'SKU' } },
    ],
    [
      'keeps blank cells from clearing until it is switched on',
      newWizard,
      { do: 'clear-blanks', on: true },
      { clearsBlanks: true },
    ],
    [
      'starts every file with blank cells that clear nothing',
      { ...mapped, clearsBlanks: true },
      { do: 'choose-file', file },
      { clearsBlanks: false },
    ],
    [
      'goes from the upload to the mapping',
      { ...newWizard, file, busy: 'uploading' },
      {
        do: 'take-analysis',
        reading: { headerRow: 3 },
        analysed,
        sources: { mapping: { skuCode: 'SKU' }, fixedValues: {} },
        mappedBy: '7',
        clearsBlanks: true,
        drift: null,
      },
      {
        step: 1,
        clearsBlanks: true,
        analysed,
        reading: { headerRow: 3 },
        mapping: { skuCode: 'SKU' },
        busy: null,
        mappedBy: '7',
      },
    ],
    ['goes from the mapping to the rows', mapped, { do: 'go-on' }, { step: 2 }],
    [
      'goes from the upload to the mapping of the same file',
      { ...mapped, step: 0 },
      { do: 'go-on' },
      { step: 1, mapping: { skuCode: 'SKU' } },
    ],
    ['does not go on without a file', newWizard, { do: 'go-on' }, { step: 0 }],
    ['does not go beyond the rows', { ...mapped, step: 2 }, { do: 'go-on' }, { step: 2 }],
    [
      'goes back one step from the rows',
      { ...mapped, step: 2, failure },
      { do: 'go-back' },
      { step: 1, failure: null },
    ],
    [
      'goes back one step from the mapping and keeps the file',
      mapped,
      { do: 'go-back' },
      { step: 0, file, analysed },
    ],
    ['does not go back from the upload', newWizard, { do: 'go-back' }, { step: 0 }],
    [
      'fills a field from a column',
      mapped,
      { do: 'fill-field', field: 'skuName', source: { column: 'Name' } },
      { mapping: { skuCode: 'SKU', skuName: 'Name' } },
    ],
    [
      'gives no column to two fields',
      mapped,
      { do: 'fill-field', field: 'skuName', source: { column: 'SKU' } },
      { mapping: { skuName: 'SKU' } },
    ],
    [
      'fills a field with one value for every row',
      mapped,
      { do: 'fill-field', field: 'skuCode', source: { fixed: 'A' } },
      { mapping: {}, fixedValues: { skuCode: 'A' } },
    ],
    [
      'leaves a field empty',
      mapped,
      { do: 'fill-field', field: 'skuCode', source: null },
      { mapping: {}, fixedValues: {} },
    ],
    [
      'shows the faults of the mapping when asked to go on',
      mapped,
      { do: 'show-errors' },
      { step: 1, errorsRequested: 1 },
    ],
    [
      'takes the name of a new template, and forgets what was wrong with the one before',
      { ...mapped, failure },
      { do: 'name-template', name: 'Weekly' },
      { newTemplate: 'Weekly', failure: null },
    ],
    [
      'goes on with the template that was made of the mapping',
      { ...mapped, newTemplate: 'Weekly', drift: { renamed: [], missing: ['A'], added: [] } },
      { do: 'take-template', templateId: '9' },
      { templateId: '9', newTemplate: null, drift: null, analysed, mapping: { skuCode: 'SKU' } },
    ],
    [
      'learns how many rows the file has, and in what it is written, while its columns are mapped',
      mapped,
      { do: 'take-whole', whole: { rowCount: 412, encoding: 'gb18030', garbled: null } },
      { analysed: { ...analysed, rowCount: 412, encoding: 'gb18030' }, mapping: { skuCode: 'SKU' } },
    ],
    [
      'adopts the server’s suggestion while the user has not chosen',
      mapped,
      { do: 'take-suggestion', suggestion: {}, sources: { mapping: { skuName: 'Name' }, fixedValues: {} } },
      { mapping: { skuName: 'Name' } },
    ],
    [
      'keeps what somebody has chosen when the server suggests otherwise',
      { ...mapped, isTouched: true },
      { do: 'take-suggestion', suggestion: {}, sources: { mapping: { skuName: 'Name' }, fixedValues: {} } },
      { mapping: { skuCode: 'SKU' } },
    ],
    [
      'keeps the mapping that the rows are about to be read with when the server suggests otherwise',
      { ...mapped, busy: 'matching' },
      { do: 'take-suggestion', suggestion: {}, sources: { mapping: { skuName: 'Name' }, fixedValues: {} } },
      { mapping: { skuCode: 'SKU' } },
    ],
    [
      'shows a fault that is found further down in the file',
      mapped,
      { do: 'fail-file', failure },
      { step: 1, failure },
    ],
    [
      'leaves such a fault to the rows once they are shown',
      { ...mapped, step: 2 },
      { do: 'fail-file', failure },
      { failure: null },
    ],
    ['ignores errors when told to', mapped, { do: 'ignore-errors', on: true }, { ignoreErrors: true }],
  ])('%s', (_sentence, before, action, expected) => {
    expect(wizardReducer(before, action)).toMatchObject(expected);
  });
});
