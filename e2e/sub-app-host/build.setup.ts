import { test as setup } from '@playwright/test';
import { buildFixtures } from './build-fixtures.ts';

setup('build the test shell and its sub-apps', async () => {
  setup.setTimeout(120_000);
  await buildFixtures();
});
