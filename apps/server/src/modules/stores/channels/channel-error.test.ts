import { storeMessages } from '@lading/contracts/stores';
import { expect, it } from 'vitest';
import { OutgoingError } from '../../../platform/outgoing-json.ts';
import { ChannelError, channelError, writeFault } from './channel-error.ts';

const asked = new URL('https://shop.example/orders/1');
const refusedWith = (text: string) =>
  writeFault(channelError(new OutgoingError('refused', 422, undefined, { text }), asked));

it.each([
  ['its words', 'Too late.', 'Too late.'],
  ['its message without HTML', '<p>Too <b>late</b>.</p>', 'Too late.'],
  ['what looks like HTML', 'a < b', 'a < b'],
  ['the beginning of an endless message', 'x'.repeat(1_000), 'x'.repeat(300)],
  ['whole signs', `${'x'.repeat(299)}😀`, 'x'.repeat(299)],
  ['no character that the database cannot store', 'Too\0 late.', 'Too late.'],
  // Stripping its tags with a regular expression takes minutes.
  ['the beginning of a million brackets', '<'.repeat(1_000_000), '<'.repeat(300)],
  ['the beginning of a million unclosed tags', '<b '.repeat(300_000), ''],
])('a report that a store refuses fails with %s', (_, message, shown) => {
  const fault = refusedWith(JSON.stringify({ message }));
  const text = shown === '' ? storeMessages.failed() : storeMessages.notTaken({ text: shown });
  expect(fault).toBeInstanceOf(ChannelError);
  expect((fault as ChannelError).text).toEqual(text);
});

it.each([
  ['a page', '<'.repeat(1_000_000), 'blocked'],
  ['JSON without an end', '[{"a":'.repeat(200_000), 'blocked'],
  ['nothing', '', 'failed'],
])('a refusal by %s does not concern the order', (_, text, why) => {
  expect((refusedWith(text) as ChannelError).why).toBe(why);
});
