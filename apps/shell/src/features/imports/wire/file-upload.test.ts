import { ApiError, networkErrorText } from '@lading/api-client/api-error';
import type { AnalysedFile } from '@lading/contracts/imports';
import { describe, expect, it, vi } from 'vitest';
import { FileUpload } from './file-upload.ts';
import type { ImportAdapter } from './import-adapter.ts';

const kept: AnalysedFile = { referenceId: 'ref-1', fieldsOption: ['SKU'], sheets: [] };
const cut = () => Promise.reject(new ApiError({ ...networkErrorText, kind: 'network', call: null }));
const { signal } = new AbortController();

function upload(analyse: ImportAdapter['analyse'] = () => Promise.resolve(kept)) {
  const adapter = {
    analyse: vi.fn(analyse),
    analyseAgain: vi.fn<ImportAdapter['analyseAgain']>(() => Promise.resolve({ ...kept, headerRow: 3 })),
  };
  const onDone = vi.fn();
  const onError = vi.fn();
  const made = new FileUpload({ adapter, file: new File(['SKU'], 'a.csv'), onDone, onError });
  return { made, adapter, onDone, onError };
}

describe('the upload of the file to the server', () => {
  it('starts by itself and ends with the reference for later calls', async () => {
    const { made, onDone } = upload();
    expect(made.referenceId).toBeNull();
    expect(await made.readAs({}, signal)).toEqual(kept);
    expect(made.getSnapshot().state).toBe('done');
    expect(made.referenceId).toBe('ref-1');
    expect(onDone).toHaveBeenCalledWith(kept);
  });

  it('is analyzed by the server with the reading chosen here, once', async () => {
    const { made, adapter } = upload();
    expect(await made.readAs({ headerRow: 3 }, signal)).toMatchObject({ headerRow: 3 });
    await made.readAs({ headerRow: 3 }, signal);
    expect(adapter.analyseAgain.mock.calls.map(([id, reading]) => [id, reading])).toEqual([
      ['ref-1', { headerRow: 3 }],
    ]);
  });

  it('does not ask a back end that only reads a file in one way', async () => {
    const { made, adapter } = upload();
    adapter.analyseAgain.mockRejectedValue(
      new ApiError({ message: 'No', zhMessage: '无', kind: 'rejected', call: null, code: 404 }),
    );
    expect(await made.readAs({ headerRow: 3 }, signal)).toBeNull();
  });

  it('can be retried when it was interrupted, and waiting callers then continue', async () => {
    const { made, adapter, onError } = upload(cut);
    const waiting = made.readAs({}, signal);
    await vi.waitFor(() => expect(made.getSnapshot().state).toBe('failed'), { timeout: 20_000 });
    expect(made.getSnapshot().failure).toMatchObject({ isLost: true });
    expect(onError).toHaveBeenCalledOnce();
    adapter.analyse.mockResolvedValue(kept);
    made.retry();
    expect(await waiting).toEqual(kept);
    expect(made.getSnapshot()).toMatchObject({ state: 'done', failure: null });
  });

  it('reports progress, and that it is slow only after a while', async () => {
    vi.useFakeTimers();
    let tell: ((share: number) => void) | undefined;
    const { made } = upload((_file, _signal, onSent) => {
      tell = onSent;
      return new Promise(() => undefined);
    });
    tell?.(0.25);
    expect(made.getSnapshot()).toMatchObject({ share: 0.25, isSlow: false });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(made.getSnapshot()).toMatchObject({ share: 0.25, isSlow: true });
    vi.useRealTimers();
  });
});
