import { expect, it } from 'vitest';
import { defineMessages, messageKey, messageOf } from './localized-message.ts';
import { localizedText } from './localized-text.ts';

const messages = defineMessages('test', {
  gone: { en: 'It is gone.', zh: '已不存在。' },
  tooMany: { en: '{field} has more than {most, number} rows.', zh: '{field}超过 {most, number} 行。' },
  also: { en: 'Also in row {rows}.', zh: '另见行号：{rows}。' },
});

it('builds both texts of a message from its code and parameters (decision D18)', () => {
  expect(messages.gone()).toEqual({
    code: 'test.gone',
    params: {},
    message: 'It is gone.',
    zhMessage: '已不存在。',
  });
  const field = { en: 'Sheet', zh: '工作表' };
  expect(messages.tooMany({ field, most: 100_000 })).toEqual({
    code: 'test.tooMany',
    params: { field, most: 100_000 },
    message: 'Sheet has more than 100,000 rows.',
    zhMessage: '工作表超过 100,000 行。',
  });
});

it('lists the given items, and counts the rest', () => {
  expect(messages.also({ rows: { items: [2, 1_003], total: 2 } })).toMatchObject({
    message: 'Also in row 2, 1003.',
    zhMessage: '另见行号：2、1003。',
  });
  expect(messages.also({ rows: { items: [2, 3], total: 9 } })).toMatchObject({
    message: 'Also in row 2, 3 and 7 more.',
    zhMessage: '另见行号：2、3 等 9 个。',
  });
});

it('never takes braces of a value for a placeholder', () => {
  expect(messages.tooMany({ field: '{most}', most: 1 }).message).toBe('{most} has more than 1 rows.');
});

it('builds the message of a code again with other parameters', () => {
  const params = { rows: { items: [4], total: 1 } };
  expect(messageOf([{}, messages], messages.also.code, params)).toEqual(messages.also(params));
  expect(messageOf([messages], 'test.unknown', params)).toBeUndefined();
});

it('distinguishes messages by code and parameters, and those without a code by their texts', () => {
  const reworded = { ...messages.gone(), message: 'Gone.' };
  expect(messageKey(reworded)).toBe(messageKey(messages.gone()));
  expect(messageKey({ message: 'Gone.', zhMessage: 'A' })).not.toBe(
    messageKey({ message: 'Gone.', zhMessage: 'B' }),
  );
});

it('reads a message of another back end that only sends texts, or a code of another kind', () => {
  const text = { message: 'No.', zhMessage: '不行。' };
  expect(localizedText.parse(text)).toEqual(text);
  expect(localizedText.parse({ ...text, code: 400, params: 'x' })).toEqual(text);
  expect(localizedText.parse(messages.gone())).toEqual(messages.gone());
});
