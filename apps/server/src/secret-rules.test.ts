import { describe, expect, it } from 'vitest';
import { outsideSecret, secret } from './secret-rules.ts';

describe('a secret of ours', () => {
  it.each([
    ['long enough', 'kV2r9XqLz0', true],
    ['too short', 'kV2r9XqLz', false],
    ['an example', 'change-me-please', false],
    ['an example in capitals', 'CHANGEME1234', false],
    ['an example within other characters', 'my-secret-12', false],
    ['empty', '', false],
  ])('%s', (_name, text, isAccepted) => expect(secret(10).safeParse(text).success).toBe(isAccepted));
});

describe('a secret issued by others', () => {
  it.each([
    ['of any length', 'x', true],
    // A word of an example may be part of a real one.
    ['with such a word in it', 'whsec_password_3f9a', true],
    ['an example', 'change-me', false],
    ['an example with an addition', 'changeme-1234', false],
    ['an address of an example', 'key@example.com', false],
    ['such a word alone', 'Secret', false],
    ['such a word with punctuation', '<pass-word>', false],
  ])('%s', (_name, text, isAccepted) => expect(outsideSecret.safeParse(text).success).toBe(isAccepted));
});
