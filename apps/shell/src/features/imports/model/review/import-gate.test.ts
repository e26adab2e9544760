import { describe, expect, it } from 'vitest';
import { importGate, type GateFacts } from './import-gate.ts';

const facts: GateFacts = {
  isLoading: false,
  fileCheck: 'done',
  isChecking: false,
  rows: 412,
  errorRows: 0,
  ignoreErrors: false,
};

describe('the import gate (spec §5)', () => {
  it.each<[string, Partial<GateFacts>, ReturnType<typeof importGate>]>([
    ['opens for all rows when every row is correct', {}, { isOpen: true, count: 412 }],
    ['stays shut while a row has an error', { errorRows: 9 }, { isOpen: false, count: 412, why: 'errors' }],
    [
      'opens for the correct rows when errors are ignored',
      { errorRows: 9, ignoreErrors: true },
      { isOpen: true, count: 403 },
    ],
    [
      'stays shut when errors are ignored but no row is correct',
      { errorRows: 412, ignoreErrors: true },
      { isOpen: false, count: 0, why: 'none-correct' },
    ],
    ['stays shut without rows', { rows: 0 }, { isOpen: false, count: 0, why: 'no-rows' }],
    ['waits for rows that come in', { isLoading: true }, { isOpen: false, count: 412, why: 'loading' }],
    [
      'waits for the server to check the file',
      { fileCheck: 'running' },
      { isOpen: false, count: 412, why: 'file-checking' },
    ],
    [
      'stays shut when the server could not check the file',
      { fileCheck: 'failed' },
      { isOpen: false, count: 412, why: 'file-unchecked' },
    ],
    [
      'waits for the server to check an edited row',
      { isChecking: true },
      { isOpen: false, count: 412, why: 'checking' },
    ],
    [
      'sends all rows when ignoring is ticked and nothing is wrong',
      { ignoreErrors: true },
      { isOpen: true, count: 412 },
    ],
  ])('%s', (_sentence, change, answer) => {
    expect(importGate({ ...facts, ...change })).toEqual(answer);
  });
});
