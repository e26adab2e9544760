import type { ImportRow } from '@lading/contracts/imports';
import { describe, expect, it } from 'vitest';
import { RowNumbers } from '../rows/row-numbers.ts';
import { placeReplies } from './server-replies.ts';

const numbers = new RowNumbers();
numbers.add(Uint32Array.of(2, 3, 7, 9));

async function placed(replies: readonly ImportRow[]): Promise<[number, unknown][]> {
  async function* from() {
    for (const reply of replies) yield Promise.resolve(reply);
  }
  const found: [number, unknown][] = [];
  for await (const { row, reply } of placeReplies(from(), numbers)) found.push([row, reply.brand]);
  return found;
}

describe("the server's findings in the rows of a file", () => {
  it.each<[string, ImportRow[], [number, unknown][]]>([
    [
      'goes by the number of the row in the file',
      [
        { rowNo: 7, brand: 'A' },
        { rowNo: 2, brand: 'B' },
      ],
      [
        [2, 'A'],
        [0, 'B'],
      ],
    ],
    ['is dropped for a row that is not here', [{ rowNo: 4, brand: 'A' }, { rowNo: 99 }], []],
    [
      'goes by the order of the rows where no number is sent',
      [{ brand: 'A' }, { brand: 'B' }, {}, {}],
      [
        [0, 'A'],
        [1, 'B'],
        [2, undefined],
        [3, undefined],
      ],
    ],
    ['is dropped when the number of rows differs, since they are ambiguous', [{ brand: 'A' }], []],
  ])('%s', async (_sentence, replies, expected) => {
    expect(await placed(replies)).toEqual(expected);
  });
});
