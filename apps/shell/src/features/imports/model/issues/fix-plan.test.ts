import { expect, it } from 'vitest';
import { groupsWithSameQuestion } from './fix-plan.ts';
import type { IssueGroup } from './issue-group.ts';

type Fix = NonNullable<IssueGroup['fix']>;
const group = (id: string, fieldKey: string, ...readings: Fix['readings'][number][]): IssueGroup => ({
  id,
  familyId: id,
  fieldKey,
  kind: 'too-precise',
  isError: true,
  value: null,
  message: null,
  fix: { steps: [], readings, isGuess: false },
});

it('one answer fixes all groups of the column with the same question, and no others', () => {
  const asked = group('cost: more than two decimals', 'cost', 'point', 'comma');
  const groups = [
    group('cost: 1.500', 'cost', 'comma', 'point'),
    asked,
    group('cost: rounded', 'cost', 'only'),
    group('width', 'width', 'point', 'comma'),
    group('created', 'cost', 'day-first', 'month-first'),
  ];
  expect(groupsWithSameQuestion(groups, asked).map(({ id }) => id)).toEqual([asked.id, 'cost: 1.500']);
  expect(groupsWithSameQuestion(groups, groups[2]!).map(({ id }) => id)).toEqual(['cost: rounded']);
});
