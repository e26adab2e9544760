import { GridStore } from '@lading/data-grid';
import { expect, test, vi } from 'vitest';
import { ColumnAnswers } from './column-readings.ts';

/** Costs of which the first, "1,234", was fixed with a decimal comma. */
function answered() {
  const store = new GridStore({ keys: ['cost', 'weight'] });
  store.append([
    ['1,234', ''],
    ['', ''],
  ]);
  const answers = new ColumnAnswers(store);
  store.edit([{ row: 0, key: 'cost', value: '1.23' }]);
  answers.take('cost', 'comma', { row: 0, before: '1,234' });
  return { store, answers };
}

test('an answer holds for its column, until its fix is undone, and again once that is redone', () => {
  const { store, answers } = answered();
  expect([answers.of('cost'), answers.of('weight')]).toEqual(['comma', undefined]);
  store.undo();
  expect(answers.of('cost')).toBeUndefined();
  store.redo();
  expect(answers.of('cost')).toBe('comma');
});

test('listeners are called on each change, and valid answers are stored for later sessions', () => {
  const { store, answers } = answered();
  const kept = { fieldKey: 'cost', reading: 'comma', row: 0, before: '1,234' };
  const told = vi.fn(() => answers.kept);
  const stop = answers.subscribe(told);
  store.undo();
  store.redo();
  stop();
  store.undo();
  expect(told.mock.results.map(({ value }) => value as unknown)).toEqual([[], [kept]]);
});

test('an answer from an earlier session applies without a known fix', () => {
  const store = new GridStore({ keys: ['cost'] });
  const answers = new ColumnAnswers(store, [{ fieldKey: 'cost', reading: 'point', row: 0, before: '1,234' }]);
  expect(answers.of('cost')).toBe('point');
});
