import { GridStore } from '@lading/ui/data-grid';
import { expect, test, vi } from 'vitest';
import { ColumnAnswers } from './column-answers.ts';

/** Costs of which the first, "1,234", has been mended as a decimal comma writes it. */
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

test('an answer holds for its column, until its mending is undone, and again once that is redone', () => {
  const { store, answers } = answered();
  expect([answers.of('cost'), answers.of('weight')]).toEqual(['comma', undefined]);
  store.undo();
  expect(answers.of('cost')).toBeUndefined();
  store.redo();
  expect(answers.of('cost')).toBe('comma');
});

test('it is told of each time it changes, and what holds is kept for a later sitting', () => {
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

test('one of an earlier sitting holds without its mending being known', () => {
  const store = new GridStore({ keys: ['cost'] });
  const answers = new ColumnAnswers(store, [{ fieldKey: 'cost', reading: 'point', row: 0, before: '1,234' }]);
  expect(answers.of('cost')).toBe('point');
});
