import { assert, array, constantFrom, property, record, string, uint8Array, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stompDecoder } from './stomp-decoder.ts';
import { writeFrame } from './write-frame.ts';

const limits = { line: 200, headers: 4, body: 100 };

function decode(chunks: readonly (string | Uint8Array)[]) {
  const frames: { command: string; headers: Record<string, string>; body: string }[] = [];
  const decoder = stompDecoder(limits, ({ command, headers, body }) =>
    frames.push({ command, headers: Object.fromEntries(headers), body: body.toString() }),
  );
  for (const chunk of chunks) decoder.take(Buffer.from(chunk));
  return frames;
}
const frame = (command: string, headers: Record<string, string> = {}, body = '') => ({
  command,
  headers,
  body,
});

describe('frames of STOMP 1.2', () => {
  it.each([
    ['line ends of LF', 'SEND\na:1\n\nhi\0', [frame('SEND', { a: '1' }, 'hi')]],
    ['line ends of CR LF', 'SEND\r\na:1\r\n\r\nhi\0', [frame('SEND', { a: '1' }, 'hi')]],
    ['heart-beats before, between and behind', '\n\r\nA\n\n\0\n\n\r\nB\n\n\0\n', [frame('A'), frame('B')]],
    ['blanks that belong to the value', 'A\na: 1 \n\n\0', [frame('A', { a: ' 1 ' })]],
    ['an empty value', 'A\na:\n\n\0', [frame('A', { a: '' })]],
    ['colons in a value', 'CONNECT\nhost:x:80\n\n\0', [frame('CONNECT', { host: 'x:80' })]],
    ['the first of repeated headers', 'A\na:1\na:2\n\n\0', [frame('A', { a: '1' })]],
    ['the four escapes', 'A\n\\c\\\\:\\r\\n\n\n\0', [frame('A', { ':\\': '\r\n' })]],
    ['no escapes in CONNECT', 'CONNECT\na:\\x\\c\n\n\0', [frame('CONNECT', { a: '\\x\\c' })]],
    [
      'a NUL within content-length',
      'SEND\ncontent-length:3\n\na\0b\0',
      [frame('SEND', { 'content-length': '3' }, 'a\0b')],
    ],
    [
      'a content-length in octets',
      'SEND\ncontent-length:3\n\n仓\0',
      [frame('SEND', { 'content-length': '3' }, '仓')],
    ],
    ['a content-length of nothing', 'A\ncontent-length:0\n\n\0', [frame('A', { 'content-length': '0' })]],
    [
      'frames one behind the other',
      'SEND\n\na\0SEND\n\nb\0',
      [frame('SEND', {}, 'a'), frame('SEND', {}, 'b')],
    ],
  ])('reads %s, however it is split', (_, text, frames) => {
    const octets = Buffer.from(text);
    for (let cut = 0; cut <= octets.length; cut += 1)
      expect(decode([octets.subarray(0, cut), octets.subarray(cut)])).toEqual(frames);
    expect(decode([...octets].map((octet) => Uint8Array.of(octet)))).toEqual(frames);
  });

  it.each([
    ['an unknown escape', 'A\na:\\t\n\n\0', 'unknown escape'],
    ['an escape without a letter', 'A\na:\\\n\n\0', 'unknown escape'],
    ['a header without a colon', 'A\na\n\n\0', 'no name'],
    ['a header without a name', 'A\n:a\n\n\0', 'no name'],
    ['a carriage return alone', 'A\na:b\rc\n\n\0', 'stands alone'],
    ['a NUL among the headers', 'A\na:b\0\n\n\0', 'within its headers'],
    ['a header that is not UTF-8', Buffer.from([0x41, 0x0a, 0x61, 0x3a, 0xff, 0x0a]), 'not UTF-8'],
    ['a content-length that is not a number', 'SEND\ncontent-length:1e1\n\n\0', 'no number'],
    ['a body longer than its content-length', 'SEND\ncontent-length:1\n\nab\0', 'longer than'],
    ['a body where none is allowed', 'SUBSCRIBE\n\nx\0', 'no body'],
    ['a line over the limit', `A\na:${'x'.repeat(300)}`, 'too long'],
    ['a line over the limit, whole', `A\na:${'x'.repeat(300)}\n\n\0`, 'too long'],
    ['a body over the limit', `SEND\n\n${'x'.repeat(101)}`, 'too long'],
    ['a content-length over the limit', 'SEND\ncontent-length:101\n\n', 'too long'],
    ['too many repeated headers', 'A\na:1\na:1\na:1\na:1\na:1\n', 'too many headers'],
    ['too many headers', 'A\na:1\nb:1\nc:1\nd:1\ne:1\n\n\0', 'too many headers'],
  ])('refuses %s, however it is split', (_, text, reason) => {
    const octets = Buffer.from(text);
    for (let cut = 0; cut <= octets.length; cut += 1)
      expect(() => decode([octets.subarray(0, cut), octets.subarray(cut)])).toThrow(reason);
  });

  it('reads any valid frames, in any pieces', () => {
    const text = string({
      unit: constantFrom('a', ':', '\\', '\n', '\r', ' ', '仓', '\u{1F4E6}'),
      maxLength: 8,
    });
    const frames = array(
      record({
        names: uniqueArray(
          text.filter((name) => name !== ''),
          { maxLength: 3 },
        ),
        values: array(text, { minLength: 3, maxLength: 3 }),
        body: text,
      }),
      { maxLength: 4 },
    );
    assert(
      property(frames, uint8Array({ min: 1, max: 20, minLength: 1 }), (given, sizes) => {
        const wanted = given.map(({ names, values, body }) =>
          frame('SEND', Object.fromEntries(names.map((name, at) => [name, values[at]!])), body),
        );
        let octets = Buffer.from(
          wanted.map(({ headers, body }) => writeFrame('SEND', headers, body)).join('\n'),
        );
        const chunks: Buffer[] = [];
        for (let at = 0; octets.length > 0; at += 1) {
          const size = sizes[at % sizes.length]!;
          chunks.push(octets.subarray(0, size));
          octets = octets.subarray(size);
        }
        const read = decode(chunks).map(({ headers: { 'content-length': length, ...headers }, ...rest }) => ({
          ...rest,
          headers,
          length,
        }));
        expect(read).toEqual(
          wanted.map((each) => ({ ...each, length: String(Buffer.byteLength(each.body)) })),
        );
      }),
    );
  });

  it('either reads or refuses any input', () => {
    assert(
      property(uint8Array({ maxLength: 400 }), (octets) => {
        let refusal = 'StompError';
        try {
          decode([octets]);
        } catch (error) {
          refusal = (error as Error).name;
        }
        expect(refusal).toBe('StompError');
      }),
    );
  });
});
