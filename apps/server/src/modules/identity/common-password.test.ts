import { describe, expect, it } from 'vitest';
import { isCommonPassword, isOfOwnWords } from './common-password.ts';

describe('a password that attackers try first', () => {
  it.each([
    'password',
    'Password',
    '12345678',
    'aaaaaaaa',
    'AbAbAbAb',
    'qwertyuiop',
    'password2026',
    'Password_1',
    'iloveyou',
    // A short word with digits and signs around it, or in place of letters.
    'Summer2026',
    'Winter_26',
    'welcome_2026',
    '2026_Monkey',
    'P@ssw0rd_1',
    '$ummer2026',
    'admin12345',
    'October_2026',
    // Keyboard walks and sequences.
    'qwerty123',
    'abcd1234',
    '12345abcde',
    '1qaz2wsx',
    'asdf_2026',
    'zyxw9876',
    'qwer1234_',
    '87654321ab',
    // Repeated groups.
    'abcabcabc',
    'ab12ab12ab12',
    'x7q_x7q_',
    'monkeymonkey',
    'lalala99',
  ])('is %s', (password) => expect(isCommonPassword(password)).toBe(true));

  it.each(['Lading_2026', 'Harbor_2026', 'quay7lantern', 'xK9_tUv3w', 'Fresh_2026', 'correcthorsebattery'])(
    'is not %s',
    (password) => expect(isCommonPassword(password)).toBe(false),
  );
});

describe('a password of what anyone knows of its owner', () => {
  const own = ['Ada', 'Osei', 'ada.osei@quay-goods.test', 'Blue Anchor Logistics', 'Lading'];
  it.each([
    'Lading2026',
    'L4d1ng_2026',
    'AdaOsei_1',
    'osei_1984_ada',
    'QuayGoods26',
    'blueanchor_1',
    '2026_Logistics',
    'adaosei99xy',
  ])('is %s', (password) => expect(isOfOwnWords(password, own)).toBe(true));

  it.each(['Harbor_2026', 'canada_maple7', 'quay7lantern'])('is not %s', (password) =>
    expect(isOfOwnWords(password, own)).toBe(false),
  );
});
