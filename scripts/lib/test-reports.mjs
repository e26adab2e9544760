import { readFileSync } from 'node:fs';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** What a report of Vitest says: `{ passed, failed }`, and the names of those that failed. */
export function readVitest(file) {
  const { testResults, numPassedTests, numFailedTests } = read(file);
  const names = testResults.flatMap(({ name, status, assertionResults, message }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that could not be read, or whose process crashed, has failed without a test of its own.
    if (status === 'failed' && failed.length === 0)
      return [`${name}: ${message || 'its process ended before its tests did'}`];
    return failed.map(({ fullName }) => `${name}: ${fullName}`);
  });
  return { passed: numPassedTests, failed: Math.max(numFailedTests, names.length), names };
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
