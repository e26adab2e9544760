import { ApiError } from '@lading/api-client/api-error';
import type { Task } from '@lading/contracts/tasks';
import { describe, expect, it } from 'vitest';
import { followTask, TaskChanges } from './follow-task.ts';

const task = (status: number, taskId = '7'): Task => ({ taskId, status });
const lost = new ApiError({ kind: 'network', call: null, message: 'lost', zhMessage: '丢失' });

/** Returns the answers in turn and records how long each was waited for. */
function source(...answers: (readonly Task[] | Error)[]) {
  const waits: number[] = [];
  return {
    waits,
    ask: () => {
      const answer = answers.shift() ?? [];
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
    wait: (milliseconds: number) => {
      waits.push(milliseconds);
      return Promise.resolve();
    },
  };
}

/** A clock that the test advances. */
function handClock() {
  let waiting: { left: number; run: () => void }[] = [];
  return {
    pause: (left: number) => new Promise<void>((run) => void waiting.push({ left, run })),
    move(milliseconds: number) {
      for (const one of waiting) one.left -= milliseconds;
      for (const { run } of waiting.filter(({ left }) => left <= 0)) run();
      waiting = waiting.filter(({ left }) => left > 0);
      return settled();
    },
  };
}
const settled = () => new Promise((resolve) => void setImmediate(resolve));

describe('waiting for a task to change', () => {
  async function waits(hasPush: boolean, isKnown: boolean) {
    const clock = handClock();
    const changes = new TaskChanges(() => hasPush);
    const following = changes.follow('7', clock.pause);
    let isOver = false;
    const wait = async () => {
      isOver = false;
      await following.wait(10_000, isKnown);
      isOver = true;
    };
    const first = wait();
    return { clock, changes, following, wait, first, isOver: () => isOver };
  }

  it('uses the intervals of spec §9 without push', async () => {
    const { clock, isOver } = await waits(false, true);
    await clock.move(500);
    await clock.move(9_499);
    expect(isOver()).toBe(false);
    await clock.move(1);
    expect(isOver()).toBe(true);
  });

  it('sets no timer where the server pushes, and ends with a change of this task', async () => {
    const { clock, changes, isOver } = await waits(true, true);
    await clock.move(500);
    await clock.move(60_000);
    changes.tell('8');
    await settled();
    expect(isOver()).toBe(false);
    changes.tell('7');
    await settled();
    expect(isOver()).toBe(true);
  });

  it('uses the intervals until a reply shows that the task is running', async () => {
    const { clock, isOver } = await waits(true, false);
    await clock.move(500);
    await clock.move(9_500);
    expect(isOver()).toBe(true);
  });

  it('notices a change during the last request', async () => {
    const { clock, changes, wait, first, isOver } = await waits(true, true);
    changes.tell('7');
    await clock.move(500);
    await first;
    changes.tell();
    void wait();
    await settled();
    expect(isOver()).toBe(false);
    await clock.move(500);
    expect(isOver()).toBe(true);
  });
});

describe('following a task that runs', () => {
  it('returns the finished task', async () => {
    const from = source([task(1)], [task(2, '8'), task(1)], [task(3)]);
    expect(await followTask('7', from)).toEqual(task(3));
  });

  it('asks quickly at first and then every 10 s (spec §9)', async () => {
    const from = source(...Array.from({ length: 8 }, () => [task(1)]), [task(2)]);
    await followTask('7', from);
    expect(from.waits).toEqual([500, 1_000, 1_500, 2_000, 3_000, 5_000, 10_000, 10_000, 10_000]);
  });

  it('tolerates a lost request', async () => {
    expect(await followTask('7', source(lost, [task(2)]))).toEqual(task(2));
  });

  it('stops if the task is unknown', async () => {
    expect(await followTask('7', source([task(1, '8')]))).toBeNull();
  });

  it('stops where the server refuses', async () => {
    const refusal = new ApiError({
      kind: 'signed-out',
      call: null,
      code: 401,
      message: 'out',
      zhMessage: '出',
    });
    await expect(followTask('7', source(refusal))).rejects.toBe(refusal);
  });
});
