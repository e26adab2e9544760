// @vitest-environment happy-dom
import { ApiError } from '@lading/api-client/api-error';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { errorOf, listOf, sessionOf } from '../model/testing/session-of.ts';
import type { SaveAttempt } from '../model/save-attempt.ts';
import type { ImportAdapter } from './import-adapter.ts';
import { useSave, type SavedImport } from './use-save.ts';
import type { Review } from './use-review-session.ts';

const saveFile = vi.hoisted(() => vi.fn<(blob: Blob, name: string) => void>());
vi.mock('@lading/ui/save-file', () => ({ saveFile }));

const row = {
  skuCode: 'A',
  skuName: 'Mug',
  packageType: 'Ready To Ship',
  unit: 'in/lb',
  length: '5',
  width: '4',
  height: '3',
};
const fails = (kind: 'network' | 'rejected') =>
  new ApiError({
    kind,
    message: 'No.',
    zhMessage: '不行。',
    code: kind === 'network' ? null : 409,
    call: null,
  });
const file = { blob: new Blob(['PK']), fileName: 'goods - errors.xlsx' };

const save = vi.fn<ImportAdapter['save']>();
const keepLeftOut = vi.fn<ImportAdapter['keepLeftOut']>();
const exportErrors = vi.fn<ImportAdapter['exportErrors']>();
const onSaved = vi.fn<(saved: SavedImport) => void>();
const fail = vi.fn<(error: unknown) => void>();
const keepAttempt = vi.fn<(attempt: SaveAttempt | null) => Promise<void>>();
beforeEach(() => {
  for (const one of [save, keepLeftOut, exportErrors, onSaved, fail, keepAttempt, saveFile]) one.mockReset();
  save.mockResolvedValue({ created: 1, taskId: '7' });
  exportErrors.mockResolvedValue(file);
  keepAttempt.mockResolvedValue();
});

/** The save of a file with one valid row and one that is invalid if `hasError`. */
async function reviewed(hasError = true) {
  const wrong = hasError ? { errorMessages: [errorOf('skuName', 'Taken.')] } : {};
  const { made } = sessionOf([row, { ...row, skuCode: 'B', ...wrong }]);
  await made.load();
  await vi.waitFor(() => expect(made.getSnapshot().fileCheck).toBe('done'));
  const upload = { referenceId: 'ref-1', file: new File(['x'], 'goods.csv') };
  const review = { session: made, key: 'key', upload } as unknown as Review;
  const adapter = { save, keepLeftOut, exportErrors } as unknown as ImportAdapter;
  const rest = { clearsBlanks: false, dispatch: () => undefined, onExported: () => undefined };
  const { result } = renderHook(() => useSave({ ...rest, adapter, review, fail, onSaved, keepAttempt }));
  return result.current;
}

it('stores the skipped rows and their errors with the receipt, before it counts as saved', async () => {
  keepLeftOut.mockImplementation(() => {
    expect(onSaved).not.toHaveBeenCalled();
    return Promise.resolve(null);
  });
  await (await reviewed()).save();
  const [taskId, rows, referenceId] = keepLeftOut.mock.lastCall!;
  expect([taskId, referenceId]).toEqual(['7', 'ref-1']);
  expect(await listOf(rows)).toMatchObject([{ skuCode: 'B', errorMessages: [{ message: 'Taken.' }] }]);
  expect(onSaved).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ sent: 1, leftOut: 1, leftOutFile: 'kept' }),
  );
});

it('stores nothing if no row was skipped', async () => {
  await (await reviewed(false)).save();
  expect(keepLeftOut).not.toHaveBeenCalled();
  expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ sent: 2, leftOut: 0 }));
});

it('sends the rows again after a lost reply', async () => {
  keepLeftOut.mockRejectedValueOnce(fails('network')).mockResolvedValue(null);
  await (await reviewed()).save();
  expect(keepLeftOut).toHaveBeenCalledTimes(2);
  expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ leftOutFile: 'kept' }));
});

it('can be sent again as the same save if the server is away, and then includes the rows', async () => {
  keepLeftOut.mockRejectedValue(fails('network'));
  exportErrors.mockRejectedValue(fails('network'));
  const saving = await reviewed();
  await saving.save();
  expect(onSaved).not.toHaveBeenCalled();
  expect(fail).toHaveBeenCalledOnce();
  expect(keepAttempt).not.toHaveBeenCalledWith(null);
  keepLeftOut.mockResolvedValue(null);
  await saving.save();
  const [first, second] = save.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
  expect(second).toBe(first);
  expect(onSaved).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ leftOutFile: 'kept' }));
});

it('downloads the file if the server does not store it, and reports if both fail', async () => {
  keepLeftOut.mockRejectedValue(fails('rejected'));
  await (await reviewed()).save();
  expect(saveFile).toHaveBeenCalledExactlyOnceWith(file.blob, file.fileName);
  expect(onSaved).toHaveBeenLastCalledWith(expect.objectContaining({ leftOutFile: 'downloaded' }));
  exportErrors.mockRejectedValue(fails('rejected'));
  await (await reviewed()).save();
  expect(onSaved).toHaveBeenLastCalledWith(expect.objectContaining({ leftOutFile: 'lost' }));
  expect(fail).not.toHaveBeenCalled();
});
