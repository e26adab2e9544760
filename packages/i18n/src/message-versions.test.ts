import type { Message } from '@lading/contracts/messages';
import { describe, expect, it } from 'vitest';
import { messageVersions } from './message-versions.ts';

const message = (change: Partial<Message>): Message => ({
  messageId: '1',
  messageStatus: 'UNREAD',
  titleEn: 'Rates change',
  titleZh: '运费调整',
  contentEn: '<p>From <b>Monday</b> on.</p>',
  contentZh: '<p>自周一起。</p>',
  ...change,
});

describe('a message (spec §3)', () => {
  it('can be read in both languages when it has a text in each', () => {
    expect(messageVersions(message({}), 'cn')).toEqual([
      { id: 'en', name: 'English', lang: 'en', title: 'Rates change', text: 'From Monday on.' },
      { id: 'cn', name: '简体中文', lang: 'zh-CN', title: '运费调整', text: '自周一起。' },
    ]);
  });

  it('with one text is read by everyone in that one', () => {
    expect(messageVersions(message({ contentZh: null, titleZh: null }), 'cn')).toMatchObject([
      { id: 'cn', title: 'Rates change', text: 'From Monday on.' },
    ]);
  });

  it('shows its digest where it has no content', () => {
    const short = message({ contentEn: '', contentZh: '', digestEn: 'In short', digestZh: '摘要' });
    expect(messageVersions(short, 'en')).toMatchObject([{ id: 'en', text: 'In short' }]);
  });
});
