import { readFileSync } from 'node:fs';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** More flaky tests than this fail a run: its result means little then. */
export const mostFlaky = 5;

/**
 * The content of a Vitest report: `{ passed, failed, flaky }` with the names of failed tests, their `files`, and each test with its
 * duration in `timed`. Nothing is flaky after a single run.
 */
export function readVitest(file) {
  const { testResults, numPassedTests, numFailedTests } = read(file);
  const failures = testResults.flatMap(({ name, status, assertionResults, message }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that could not be loaded, or whose process crashed, counts as failed even without failed tests.
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
 * The outcome of a Vitest run and of a second run of the files with failed tests: what passed then has passed, and is listed as
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

/** The content of a Playwright report: a test that passed at the second try has passed, and is listed as flaky. */
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
