import { expect, it } from 'vitest';
import type { FaultGroup } from './fault-group.ts';
import { sameQuestion } from './same-question.ts';

type Fix = NonNullable<FaultGroup['fix']>;
const group = (id: string, fieldKey: string, ...readings: Fix['readings'][number][]): FaultGroup => ({
  id,
  fieldKey,
  kind: 'too-precise',
  isError: true,
  value: null,
  message: null,
  fix: { steps: [], readings, isGuess: false },
});

it('one answer mends all groups of the column that ask the same, and no others', () => {
  const asked = group('cost: more than two decimals', 'cost', 'point', 'comma');
  const groups = [
    group('cost: 1.500', 'cost', 'comma', 'point'),
    asked,
    group('cost: rounded', 'cost', 'only'),
    group('width', 'width', 'point', 'comma'),
    group('created', 'cost', 'day-first', 'month-first'),
  ];
  expect(sameQuestion(groups, asked).map(({ id }) => id)).toEqual([asked.id, 'cost: 1.500']);
  expect(sameQuestion(groups, groups[2]!).map(({ id }) => id)).toEqual(['cost: rounded']);
});
