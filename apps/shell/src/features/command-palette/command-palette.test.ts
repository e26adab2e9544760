// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { recentOf, withRecent } from './command-palette.tsx';

const entry = (id: string) => ({ id, label: id, detail: '' });

describe('recent entries of the palette', () => {
  it('has the last first, each once, six at most', () => {
    const kept = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c'].reduce<ReturnType<typeof withRecent> | null>(
      (before, id) => withRecent(before, '1', entry(id)),
      null,
    );
    expect(recentOf(kept, '1').map(({ id }) => id)).toEqual(['c', 'g', 'f', 'e', 'd', 'b']);
  });

  it("does not show another person's choices in the same tab", () => {
    const kept = withRecent(null, '1', entry('order:7'));
    expect(recentOf(kept, '2')).toEqual([]);
    expect(withRecent(kept, '2', entry('x')).entries.map(({ id }) => id)).toEqual(['x']);
  });
});
