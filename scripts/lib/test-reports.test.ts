import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { afterSecondTry, readPlaywright, readVitest } from './test-reports.mjs';

const folder = mkdtempSync(join(tmpdir(), 'lading-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function written(report: object): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return path;
}

describe('a report of Vitest', () => {
  const test = (fullName: string, status: string) => ({ fullName, status, duration: 3 });
  const report = (numFailedTests: number, ...testResults: object[]) =>
    written({ numPassedTests: 2, numFailedTests, testResults });

  it('names the failed tests', () => {
    const assertionResults = [test('a stool stands', 'passed'), test('a stool falls', 'failed')];
    const read = readVitest(
      report(1, { name: 'stool.test.ts', status: 'failed', message: '', assertionResults }),
    );
    expect(read).toEqual({
      passed: 2,
      failed: 1,
      flaky: [],
      names: ['stool.test.ts: a stool falls'],
      files: ['stool.test.ts'],
      timed: [
        { name: 'stool.test.ts: a stool stands', ms: 3 },
        { name: 'stool.test.ts: a stool falls', ms: 3 },
      ],
    });
  });

  it('names a file that could not be loaded, and one whose process crashed, and counts each', () => {
    const read = readVitest(
      report(
        0,
        { name: 'a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
        { name: 'b.test.ts', status: 'failed', message: '', assertionResults: [test('x', 'pending')] },
        { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [test('y', 'passed')] },
      ),
    );
    expect(read).toMatchObject({
      passed: 2,
      failed: 2,
      names: ['a.test.ts: no such module', 'b.test.ts: its process ended before its tests did'],
      files: ['a.test.ts', 'b.test.ts'],
    });
  });

  it('with a second try counts what passed then, as flaky, and what failed again', () => {
    const first = { passed: 7, failed: 2, names: ['a.test.ts: x', 'b.test.ts: y'], timed: [] };
    expect(afterSecondTry(first, { failed: 1, names: ['b.test.ts: y'] })).toEqual({
      passed: 8,
      failed: 1,
      timed: [],
      names: ['b.test.ts: y'],
      flaky: ['a.test.ts: x'],
    });
  });
});

it('a report of Playwright names failed tests, and those that passed only at the second try', () => {
  const spec = (title: string, status: string) => ({
    file: 'a.spec.ts',
    title,
    tests: [{ status, results: status === 'flaky' ? [{ duration: 2 }, { duration: 5 }] : [{ duration: 1 }] }],
  });
  const suites = [
    {
      suites: [{ specs: [spec('one', 'expected'), spec('two', 'flaky')] }],
      specs: [spec('three', 'unexpected')],
    },
  ];
  expect(readPlaywright(written({ suites, stats: { expected: 1, flaky: 1, unexpected: 1 } }))).toEqual({
    passed: 2,
    failed: 1,
    names: ['a.spec.ts: three'],
    flaky: ['a.spec.ts: two'],
    timed: [
      { name: 'a.spec.ts: three', ms: 1 },
      { name: 'a.spec.ts: one', ms: 1 },
      { name: 'a.spec.ts: two', ms: 7 },
    ],
  });
});
