import { ApiError } from '@lading/api-client/api-error';
import type { Task } from '@lading/contracts/entities/task';
import { describe, expect, it } from 'vitest';
import { followTask } from './follow-task.ts';

const task = (status: number, taskId = '7'): Task => ({ taskId, status });
const lost = new ApiError({ kind: 'network', call: null, message: 'lost', zhMessage: '丢失' });

/** Answers one question after the other and notes how long each was waited for. */
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

describe('following a task that runs', () => {
  it('ends with the task as it ended', async () => {
    const from = source([task(1)], [task(2, '8'), task(1)], [task(3)]);
    expect(await followTask('7', from)).toEqual(task(3));
  });

  it('asks quickly at first and then every 10 s (spec §9)', async () => {
    const from = source(...Array.from({ length: 8 }, () => [task(1)]), [task(2)]);
    await followTask('7', from);
    expect(from.waits).toEqual([500, 1_000, 1_500, 2_000, 3_000, 5_000, 10_000, 10_000, 10_000]);
  });

  it('bears a question that gets lost', async () => {
    expect(await followTask('7', source(lost, [task(2)]))).toEqual(task(2));
  });

  it('stops where the task is not known', async () => {
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
