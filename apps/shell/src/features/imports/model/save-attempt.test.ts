import { describe, expect, it } from 'vitest';
import { saveAttempt } from './save-attempt.ts';

describe('the key of a save (decision D8)', () => {
  it('is the same when the same rows are sent again after a lost reply', () => {
    const first = saveAttempt(null, 'rows of version 3', () => 'key-1');
    expect(saveAttempt(first, 'rows of version 3', () => 'key-2')).toEqual(first);
  });

  it('is another one when the rows have changed since', () => {
    const first = saveAttempt(null, 'rows of version 3', () => 'key-1');
    expect(saveAttempt(first, 'rows of version 4', () => 'key-2').idempotencyKey).toBe('key-2');
  });

  it('has a key too long for collisions between people', () => {
    expect(saveAttempt(null, '').idempotencyKey).toMatch(/^[\da-f-]{36}$/);
  });
});
