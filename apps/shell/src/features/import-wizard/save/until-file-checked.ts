import type { ReviewSnapshot } from '../review/review-snapshot.ts';
import type { UploadSnapshot } from '../upload/file-upload.ts';

/** Something that tells of each change. */
interface Told<Snapshot> {
  getSnapshot: () => Snapshot;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Resolves once the server has checked the file, and so has it with its mapping, which puts the rows with errors back into the columns they
 * came in; also once that will not be: what cannot be read, sent or checked is not waited for.
 */
export function untilFileChecked(
  session: Told<Pick<ReviewSnapshot, 'loading' | 'fileCheck'>>,
  upload: Told<Pick<UploadSnapshot, 'state'>>,
): Promise<void> {
  return new Promise((resolve) => {
    function look(): void {
      const { loading, fileCheck } = session.getSnapshot();
      const isOver = fileCheck === 'done' || fileCheck === 'failed' || loading === 'failed';
      if (!isOver && upload.getSnapshot().state !== 'failed') return;
      for (const stop of stops) stop();
      resolve();
    }
    const stops = [session.subscribe(look), upload.subscribe(look)];
    look();
  });
}
