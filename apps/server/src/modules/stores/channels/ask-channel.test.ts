import { describe, expect, it } from 'vitest';
import { OutgoingError } from '../../../platform/outgoing-json.ts';
import { sameSite } from './ask-channel.ts';
import { channelError } from './channel-error.ts';

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
