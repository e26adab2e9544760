// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { typeAhead } from './select.tsx';

const labels = ['Alaska', 'Alabama', 'Texas', 'Tennessee', '上海'];

function type(keys: string, from: number, pause = 100) {
  const find = typeAhead();
  let chosen = from;
  return [...keys].map((key, index) => {
    const found = find(key, index * pause, labels, chosen);
    chosen = found ?? chosen;
    return found === undefined ? undefined : labels[found];
  });
}

describe('letters typed on a closed select', () => {
  it.each([
    ['t', -1, ['Texas']],
    ['tt', -1, ['Texas', 'Tennessee']],
    ['ttt', -1, ['Texas', 'Tennessee', 'Texas']],
    ['ten', -1, ['Texas', 'Texas', 'Tennessee']],
    ['alab', -1, ['Alaska', 'Alaska', 'Alaska', 'Alabama']],
    ['A', 0, ['Alabama']],
    ['ｔｅｎ', -1, ['Texas', 'Texas', 'Tennessee']],
    ['上', 2, ['上海']],
    ['x', 0, [undefined]],
  ])('“%s” from %i gives %j', (keys, from, found) => {
    expect(type(keys, from)).toEqual(found);
  });

  it('start a new word after a pause', () => {
    expect(type('ta', -1, 800)).toEqual(['Texas', 'Alaska']);
  });
});
