import { expect, it } from 'vitest';
import { isTaskList } from './task-list-path.ts';

it.each([
  ['/async-export-list', true],
  ['/async-export-list?from=mail', true],
  ['/b/#/async-export-list', true],
  ['/b/#/orders', false],
  ['/b/#/orders?q=/async-export-list', false],
  ['/?next=/async-export-list', false],
  ['/', false],
])('%s shows the list of tasks: %s (spec §2)', (url, shows) => expect(isTaskList(url)).toBe(shows));
