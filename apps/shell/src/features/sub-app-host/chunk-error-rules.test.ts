import { describe, expect, it } from 'vitest';
import { comesFrom, isChunkFailure } from './chunk-error-rules.ts';

const base = 'https://shop.test/apps/basics/';

describe('a chunk failure', () => {
  it.each([
    ['Failed to fetch dynamically imported module: https://shop.test/a.js', true],
    ['error loading dynamically imported module: https://shop.test/a.js', true],
    ['Importing a module script failed.', true],
    ['Unable to preload CSS for /a.css', true],
    ['x is not a function', false],
    ['Failed to fetch', false],
  ])("is recognized by the browser's message: %s", (message, expected) => {
    expect(isChunkFailure(new TypeError(message))).toBe(expected);
  });

  it('must be an error, not a text', () => {
    expect(isChunkFailure('Failed to fetch dynamically imported module')).toBe(false);
  });
});

describe("a sub-app's error", () => {
  function thrownAt(address: string): Error {
    const error = new Error('broken');
    error.stack = `Error: broken\n    at click (${address}:1:2)`;
    return error;
  }

  it('is one thrown in its own scripts', () => {
    expect(comesFrom(base, thrownAt(`${base}assets/a.js`))).toBe(true);
    expect(comesFrom(base, thrownAt('https://shop.test/assets/shell.js'))).toBe(false);
  });

  it('may be recognized by the file alone', () => {
    expect(comesFrom(base, 'a text was thrown', `${base}assets/a.js`)).toBe(true);
    expect(comesFrom(base, 'a text was thrown')).toBe(false);
  });
});
