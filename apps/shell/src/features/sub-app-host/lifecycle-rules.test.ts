import type { SubAppProps } from '@lading/bridge/sub-app-props';
import { describe, expect, it } from 'vitest';
import { readLifecycles, runSteps } from './lifecycle-rules.ts';

const mount = (): void => undefined;
const unmount = (): void => undefined;

describe("a sub-app's lifecycles", () => {
  it('are found by name or on default', () => {
    const expected = { bootstrap: [], mount: [mount], unmount: [unmount], update: [] };
    expect(readLifecycles({ mount, unmount })).toEqual(expected);
    expect(readLifecycles({ default: { mount, unmount } })).toEqual(expected);
  });

  it('may each be a list', () => {
    expect(readLifecycles({ mount: [mount, mount], unmount, bootstrap: [mount] })).toMatchObject({
      mount: [mount, mount],
      bootstrap: [mount],
    });
  });

  it.each([
    ['nothing', undefined],
    ['no unmount', { mount }],
    ['a mount that is no function', { mount: 1, unmount }],
    ['a bootstrap that is no function', { mount, unmount, bootstrap: [mount, 'x'] }],
  ])('are refused with %s', (_, exported) => {
    expect(() => readLifecycles(exported)).toThrow(/exports no (mount|unmount|bootstrap) function/);
  });

  it('run in sequence and stop at the first error', async () => {
    const done: string[] = [];
    const steps = [
      async () => {
        await Promise.resolve();
        done.push('first');
      },
      () => {
        done.push('second');
        throw new Error('second failed');
      },
      () => done.push('third'),
    ];
    await expect(runSteps(steps, {} as SubAppProps)).rejects.toThrow('second failed');
    expect(done).toEqual(['first', 'second']);
  });
});
