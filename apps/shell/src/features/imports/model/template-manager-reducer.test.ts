import { describe, expect, it } from 'vitest';
import {
  closedManager,
  templateManagerReducer,
  type TemplateManagerAction,
  type TemplateManagerState,
} from './template-manager-reducer.ts';

const own = { excelFieldMappingId: '1', name: 'Weekly', excelFieldMappingJson: { skuCode: 'SKU' } };
const draft = { id: '1', was: 'Weekly', name: 'Weekly', mapping: { skuCode: 'SKU' }, clearBlanks: false };
const failure = { text: { message: 'No', zhMessage: '不' }, details: [], requestId: null, isLost: false };
const list: TemplateManagerState = { ...closedManager, isOpen: true };
const editing: TemplateManagerState = { ...list, draft };

describe('the manage mode (spec §4, §6)', () => {
  it.each<[string, TemplateManagerState, TemplateManagerAction, Partial<TemplateManagerState>]>([
    ['opens with the list', closedManager, { do: 'open' }, { isOpen: true, draft: null }],
    ['goes back to the upload', list, { do: 'leave' }, { isOpen: false }],
    ['opens a template', list, { do: 'edit', template: own }, { draft }],
    [
      'opens a template with what it says of blank cells',
      list,
      { do: 'edit', template: { ...own, clearBlanks: true } },
      { draft: { ...draft, clearBlanks: true } },
    ],
    [
      'switches whether blank cells clear',
      editing,
      { do: 'clear-blanks', on: true },
      { draft: { ...draft, clearBlanks: true } },
    ],
    ['opens no preset', list, { do: 'edit', template: { ...own, preinstall: true } }, { draft: null }],
    [
      'renames, and forgets what was wrong with the name before',
      { ...editing, failure },
      { do: 'rename', name: 'Daily' },
      { draft: { ...draft, name: 'Daily' }, failure: null },
    ],
    [
      'maps a field to another column',
      editing,
      { do: 'map', field: 'skuName', column: 'Name' },
      { draft: { ...draft, mapping: { skuCode: 'SKU', skuName: 'Name' } } },
    ],
    [
      'keeps the edits when the save fails',
      { ...editing, isBusy: true },
      { do: 'fail', failure },
      { draft, isBusy: false, failure },
    ],
    [
      'forgets the edits when they are cancelled',
      { ...editing, failure },
      { do: 'back-to-list' },
      { isOpen: true, draft: null, failure: null },
    ],
  ])('%s', (_sentence, before, action, expected) => {
    expect(templateManagerReducer(before, action)).toMatchObject(expected);
  });
});
