import { nextTask } from '@lading/ui/page-turn';
import type { ReaderRequest } from './reader-messages.ts';
import { serveReader } from './serve-reader.ts';

const take = serveReader({
  post: (answer, transfer = []) => self.postMessage(answer, { transfer }),
  pause: nextTask,
});
self.addEventListener('message', ({ data }: MessageEvent<ReaderRequest>) => take(data));
