import { describe, expect, it } from 'vitest';
import { fairTurns, QueueFull } from './fair-turns.ts';

/** Work that runs until it is ended by the test, and the order in which it started. */
function desk(rules = { atOnce: 3, atOnceOfOne: 2, waitingOfOne: 3 }) {
  const turns = fairTurns(rules);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    turns,
    started,
    ask(name: string, signal?: AbortSignal): Promise<void> {
      const work = (): Promise<void> => {
        started.push(name);
        return new Promise((resolve) => ends.set(name, resolve));
      };
      return turns.run(name[0]!, work, signal);
    },
    async end(name: string): Promise<void> {
      ends.get(name)!();
      await new Promise(setImmediate);
    },
  };
}

describe('turns at file workers (issue: one tenant stops the imports of every other)', () => {
  it('are never all held by one owner, so that another starts immediately', () => {
    const { ask, started } = desk();
    for (const name of ['A1', 'A2', 'A3', 'A4']) void ask(name);
    void ask('B1');
    expect(started).toEqual(['A1', 'A2', 'B1']);
  });

  it('rotate among owners, regardless of how many items wait', async () => {
    const { ask, started, end } = desk({ atOnce: 2, atOnceOfOne: 1, waitingOfOne: 3 });
    for (const name of ['A1', 'B1', 'A2', 'A3', 'B2', 'C1', 'B3']) void ask(name);
    await end('A1');
    await end('B1');
    await end('A2');
    await end('C1');
    expect(started).toEqual(['A1', 'B1', 'A2', 'B2', 'C1', 'A3']);
  });

  it('are refused only to an owner who has too many items waiting', async () => {
    const { ask } = desk();
    for (const name of ['A1', 'A2', 'A3', 'A4', 'A5']) void ask(name);
    await expect(ask('A6')).rejects.toThrow(QueueFull);
    void ask('B1');
    void ask('B2');
    await expect(ask('A7')).rejects.toThrow(QueueFull);
  });

  it('are left by a caller who hangs up', async () => {
    const { ask, started, end, turns } = desk();
    const hangUp = new AbortController();
    for (const name of ['A1', 'A2']) void ask(name);
    const gone = ask('A3', hangUp.signal);
    for (const name of ['A4', 'A5']) void ask(name);
    hangUp.abort(new Error('hung up'));
    await expect(gone).rejects.toThrow('hung up');
    void ask('A6');
    await end('A1');
    expect(started).toEqual(['A1', 'A2', 'A4']);
    for (const name of ['A2', 'A4', 'A5', 'A6']) await end(name);
    expect(turns.running()).toBe(0);
  });

  it('are released by work that fails', async () => {
    const { turns } = desk();
    await expect(turns.run('A', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(turns.running()).toBe(0);
  });
});
