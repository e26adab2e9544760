import type { ReaderRequest } from './reader-messages.ts';
import { serveReader } from './serve-reader.ts';

const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port2.addEventListener('message', () => waiting.shift()?.());
channel.port2.start();

const take = serveReader({
  post: (answer, transfer = []) => self.postMessage(answer, { transfer }),
  // A timer would wait four milliseconds each time; a message waits only for the messages before it.
  pause: () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      channel.port1.postMessage(null);
    }),
});
self.addEventListener('message', ({ data }: MessageEvent<ReaderRequest>) => take(data));
