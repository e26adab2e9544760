import { readFileSync } from 'node:fs';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** What a report of Vitest says: `{ passed, failed }`, the names of those that failed, and their `files`. */
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
    files: [...new Set(failures.map(({ file: path }) => path))],
  };
}

/**
 * The outcome of a run of Vitest and of a second one of the files in which tests failed: what passed then has passed, and is named as
 * well, as `readPlaywright` does.
 */
export function afterSecondTry(first, second) {
  const flaky = first.names.filter((name) => !second.names.includes(name));
  return {
    passed: first.passed + Math.max(first.failed - second.failed, 0),
    failed: second.failed,
    names: [...second.names, ...flaky.map((name) => `${name} (passed at the second try)`)],
  };
}

/** What a report of Playwright says: a test that passed at the second try has passed, and is named as well. */
export function readPlaywright(file) {
  const { suites, stats } = read(file);
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
  const names = suites
    .flatMap(specs)
    .flatMap(({ file: spec, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ status }) => `${spec}: ${title}${status === 'flaky' ? ' (passed at the second try)' : ''}`),
    );
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, names };
}
