import { ApiError, networkErrorText } from '@lading/api-client/api-error';
import type { AnalysedFile } from '@lading/contracts/entities/analysed-file';
import { describe, expect, it, vi } from 'vitest';
import { FileUpload } from './file-upload.ts';
import type { ImportAdapter } from '../import-adapter.ts';

const kept: AnalysedFile = { referenceId: 'ref-1', fieldsOption: ['SKU'], sheets: [] };
const cut = () => Promise.reject(new ApiError({ ...networkErrorText, kind: 'network', call: null }));
const { signal } = new AbortController();

function upload(analyse: ImportAdapter['analyse'] = () => Promise.resolve(kept)) {
  const adapter = {
    analyse: vi.fn(analyse),
    analyseAgain: vi.fn<ImportAdapter['analyseAgain']>(() => Promise.resolve({ ...kept, headerRow: 3 })),
  };
  const onDone = vi.fn();
  const onFault = vi.fn();
  const made = new FileUpload({ adapter, file: new File(['SKU'], 'a.csv'), onDone, onFault });
  return { made, adapter, onDone, onFault };
}

describe('the way of the file to the server', () => {
  it('begins by itself and ends with the reference that later calls name', async () => {
    const { made, onDone } = upload();
    expect(made.referenceId).toBeNull();
    expect(await made.readAs({}, signal)).toEqual(kept);
    expect(made.getSnapshot().state).toBe('done');
    expect(made.referenceId).toBe('ref-1');
    expect(onDone).toHaveBeenCalledWith(kept);
  });

  it('is told to the server in the reading that was chosen here, once', async () => {
    const { made, adapter } = upload();
    expect(await made.readAs({ headerRow: 3 }, signal)).toMatchObject({ headerRow: 3 });
    await made.readAs({ headerRow: 3 }, signal);
    expect(adapter.analyseAgain.mock.calls.map(([id, reading]) => [id, reading])).toEqual([
      ['ref-1', { headerRow: 3 }],
    ]);
  });

  it('lets a back end be that reads a file in one way only', async () => {
    const { made, adapter } = upload();
    adapter.analyseAgain.mockRejectedValue(
      new ApiError({ message: 'No', zhMessage: '无', kind: 'rejected', call: null, code: 404 }),
    );
    expect(await made.readAs({ headerRow: 3 }, signal)).toBeNull();
  });

  it('can be tried again when it was cut, and whoever waits for it goes on then', async () => {
    const { made, adapter, onFault } = upload(cut);
    const waiting = made.readAs({}, signal);
    await vi.waitFor(() => expect(made.getSnapshot().state).toBe('failed'), { timeout: 20_000 });
    expect(made.getSnapshot().failure).toMatchObject({ isLost: true });
    expect(onFault).toHaveBeenCalledOnce();
    adapter.analyse.mockResolvedValue(kept);
    made.retry();
    expect(await waiting).toEqual(kept);
    expect(made.getSnapshot()).toMatchObject({ state: 'done', failure: null });
  });

  it('tells how much has gone out, and that it takes long only once it does', async () => {
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
