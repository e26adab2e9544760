import { readFileSync } from 'node:fs';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** More flaky tests than this fail a run: by then its result means little. */
export const mostFlaky = 5;

/**
 * What a report of Vitest says: `{ passed, failed, flaky }` with the names of those that failed, their `files`, and each test with its
 * duration in `timed`. Nothing is flaky after a single run.
 */
export function readVitest(file) {
  const { testResults, numPassedTests, numFailedTests } = read(file);
  const failures = testResults.flatMap(({ name, status, assertionResults, message }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that could not be read, or whose process crashed, has failed without a test of its own.
    if (status === 'failed' && failed.length === 0)
      return [{ file: name, title: message || 'its process ended before its tests did' }];
    return failed.map(({ fullName }) => ({ file: name, title: fullName }));
  });
  return {
    passed: numPassedTests,
    failed: Math.max(numFailedTests, failures.length),
    names: failures.map(({ file: path, title }) => `${path}: ${title}`),
    flaky: [],
    files: [...new Set(failures.map(({ file: path }) => path))],
    timed: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({ name: `${name}: ${fullName}`, ms: duration ?? 0 })),
    ),
  };
}

/**
 * The outcome of a run of Vitest and of a second one of the files in which tests failed: what passed then has passed, and is named as
 * flaky, as `readPlaywright` does.
 */
export function afterSecondTry(first, second) {
  return {
    ...first,
    passed: first.passed + Math.max(first.failed - second.failed, 0),
    failed: second.failed,
    names: second.names,
    flaky: first.names.filter((name) => !second.names.includes(name)),
  };
}

/** What a report of Playwright says: a test that passed at the second try has passed, and is named as flaky. */
export function readPlaywright(file) {
  const { suites, stats } = read(file);
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
  const tests = suites
    .flatMap(specs)
    .flatMap((spec) => spec.tests.map((test) => ({ ...test, name: `${spec.file}: ${spec.title}` })));
  const named = (wanted) => tests.filter(({ status }) => status === wanted).map(({ name }) => name);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    names: named('unexpected'),
    flaky: named('flaky'),
    timed: tests.map(({ name, results = [] }) => ({
      name,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  };
}
