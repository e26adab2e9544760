import { pushPath, pushTokenHeader } from '@lading/contracts/core';
import { WebSocket } from 'ws';
import { stompDecoder } from '../stomp/stomp-decoder.ts';
import type { StompFrame } from '../stomp/stomp-frame.ts';
import { writeFrame } from '../stomp/write-frame.ts';

/** A client over a real socket. */
export interface PushClient {
  send(command: string, headers: Record<string, string>, body?: string): void;
  /** The next unread frame; undefined when the socket closes first. */
  next(): Promise<StompFrame | undefined>;
  /** Resolves with the code when the socket has closed. */
  closed: Promise<number>;
  socket: WebSocket;
}

/** Opens a socket. @throws when the server refuses it, with the status in the message */
export async function openSocket(port: number, headers: Record<string, string> = {}): Promise<PushClient> {
  const socket = new WebSocket(`ws://localhost:${port}${pushPath}`, { headers });
  const frames: StompFrame[] = [];
  let wake = (): void => undefined;
  const life = { isClosed: false };
  const decoder = stompDecoder({ line: 8_192, headers: 32, body: 1_000_000 }, (frame) => {
    frames.push(frame);
    wake();
  });
  socket.on('message', (chunk) => decoder.take(chunk as Buffer));
  const closed = new Promise<number>((resolve) => {
    socket.on('close', (code) => {
      life.isClosed = true;
      wake();
      resolve(code);
    });
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return {
    socket,
    closed,
    send: (command, given, body) => socket.send(writeFrame(command, given, body)),
    async next() {
      while (frames.length === 0 && !life.isClosed)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      return frames.shift();
    },
  };
}

/** Opens a socket, connects, and subscribes to the given topics. @throws when the server does not reply with CONNECTED and RECEIPT */
export async function connectPush(
  port: number,
  token: string,
  topics: readonly string[],
): Promise<PushClient> {
  const client = await openSocket(port);
  const expect = async (command: string): Promise<void> => {
    const frame = await client.next();
    if (frame?.command !== command) throw new Error(`${frame?.command}: ${frame?.body.toString()}`);
  };
  client.send('CONNECT', {
    'accept-version': '1.2',
    host: 'localhost',
    'heart-beat': '0,0',
    [pushTokenHeader]: `Bearer ${token}`,
  });
  await expect('CONNECTED');
  for (const [id, destination] of topics.entries()) {
    client.send('SUBSCRIBE', { id: String(id), destination, receipt: String(id) });
    await expect('RECEIPT');
  }
  return client;
}
