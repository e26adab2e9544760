import { describe, expect, it } from 'vitest';
import { isBilingual, isUnread, messageText } from './message-text.ts';

const notice = {
  messageId: '1',
  messageStatus: 'UNREAD',
  titleEn: 'Maintenance',
  titleZh: '系统维护',
  digestEn: 'On <b>Sunday</b>',
  digestZh: null,
  contentEn: '<style>p{}</style><p>From 02:00</p><script>alert(1)</script><p>to 03:00</p>',
  contentZh: '<p>凌晨两点</p>',
};

describe('a message in the reader’s language (spec §3)', () => {
  it('is plain text, without styles and scripts', () => {
    expect(messageText(notice, 'en')).toEqual({
      title: 'Maintenance',
      digest: 'On Sunday',
      content: 'From 02:00 to 03:00',
    });
  });

  it('takes missing parts from the other language', () => {
    expect(messageText(notice, 'cn')).toEqual({
      title: '系统维护',
      digest: 'On Sunday',
      content: '凌晨两点',
    });
  });

  it('offers a choice of languages only if both have a text', () => {
    expect(isBilingual(notice)).toBe(true);
    expect(isBilingual({ ...notice, contentZh: '<p> </p>' })).toBe(false);
  });
});

it.each([
  ['UNREAD', true],
  ['HAVE_READ', false],
  ['SOMETHING_ELSE', true],
  [null, true],
])('a message of status %s is unread: %s', (messageStatus, unread) => {
  expect(isUnread({ messageStatus })).toBe(unread);
});
