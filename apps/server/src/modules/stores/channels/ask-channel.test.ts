import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { OutgoingError } from '../../../platform/outgoing-json.ts';
import { askChannel, sameSite } from './ask-channel.ts';
import { ChannelError, channelError } from './channel-error.ts';
import { turnBudget, TurnSpent } from './turn-budget.ts';

const from = new URL('https://shop.example/wp-json/wc/v3/orders?page=1');

describe('a redirect of a channel', () => {
  it.each([
    ['https://www.shop.example/wp-json/wc/v3/orders?page=1'],
    ['/index.php/wp-json/wc/v3/orders?page=1'],
    ['https://shop.example/fr/wp-json/wc/v3/orders?page=1'],
  ])('to %s is followed', (to) => {
    expect(sameSite(from, to, false)?.href).toBe(new URL(to, from).href);
  });

  it.each([
    ['https://other.example/'],
    ['http://shop.example/wp-json/wc/v3/orders'],
    ['https://shop.example:8443/'],
    ['https://shop.example.evil.example/'],
    ['https://api.shop.example/'],
    [from.href],
    ['https://[broken'],
    [undefined],
  ])('to %s is not', (to) => {
    expect(sameSite(from, to, false)).toBeUndefined();
  });

  it('is not followed with a body', () => {
    expect(sameSite(from, 'https://www.shop.example/', true)).toBeUndefined();
  });
});

describe('a store that answers 503', () => {
  it('is busy if it says when to ask again, for any request', () => {
    const told = channelError(new OutgoingError('unreachable', 503, 600), from);
    expect(told).toMatchObject({ why: 'busy', isOfQuestion: false });
    const untold = channelError(new OutgoingError('unreachable', 503), from);
    expect(untold).toMatchObject({ why: 'unreachable', isOfQuestion: true });
  });
});

describe('a question with little time left', () => {
  /** What it fails with, asked of a store that answers like this. */
  async function faultOf(answer: RequestListener): Promise<unknown> {
    const site = createServer(answer);
    site.listen(0, '127.0.0.1');
    await once(site, 'listening');
    onTestFinished(() => {
      site.closeAllConnections();
      site.close();
    });
    const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
    const { budget } = turnBudget(0, 400);
    const ask = askChannel(new AbortController().signal, new Set([host]), { budget });
    return ask(new URL(`http://${host}/orders`)).catch((fault: unknown) => fault);
  }

  it.each<[string, RequestListener]>([
    ['holds its connections', () => undefined],
    ['is under maintenance', (_request, response) => response.writeHead(503, { 'retry-after': '5' }).end()],
    ['fails', (_request, response) => response.writeHead(502).end()],
    ['is busy', (_request, response) => response.writeHead(429, { 'retry-after': '5' }).end()],
  ])('says nothing of the question where the store %s: the turn is spent', async (_name, answer) => {
    expect(await faultOf(answer)).toBeInstanceOf(TurnSpent);
  });

  it('is refused where the store refuses it', async () => {
    const fault = await faultOf((_request, response) => response.writeHead(401).end('{}'));
    expect(fault).toBeInstanceOf(ChannelError);
    expect(fault).toMatchObject({ why: 'refused' });
  });
});
