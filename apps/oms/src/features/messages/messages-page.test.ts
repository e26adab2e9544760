// @vitest-environment happy-dom
import { eventually, type Answer, type MountedApp } from '@lading/sub-app-kit/testing/mounted-app';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mountAt } from '../../testing/mount-oms.ts';

const message = (messageId: string, messageStatus: string) => ({
  messageId,
  messageStatus,
  titleEn: `Notice ${messageId}`,
  titleZh: `通知 ${messageId}`,
  contentEn: `<p>Text ${messageId}</p>`,
  contentZh: `<p>正文 ${messageId}</p>`,
  sendTime: '2026-11-20T08:00:00Z',
});

let app: MountedApp;
let unread: string[];

const server: Answer = ({ path, query, body }) => {
  if (path.endsWith('/markAsAllRead')) unread = [];
  if (path.endsWith('/markAsRead'))
    unread = unread.filter((id) => id !== new URLSearchParams(body).get('messageId'));
  if (!path.endsWith('/notify/list')) return { result: 'OK', data: null };
  const all = ['1', '2', '3'].map((id) => message(id, unread.includes(id) ? 'UNREAD' : 'HAVE_READ'));
  const records =
    query.get('messageStatus') === 'UNREAD' ? all.filter(({ messageId }) => unread.includes(messageId)) : all;
  return { result: 'OK', data: { page: { records, total: records.length }, unreadTotal: unread.length } };
};

const marked = () => app.calls.filter(({ path }) => path.endsWith('/markAsRead'));
const refreshes = () =>
  app.events.filter(({ name }) => name === 'message:refresh').map(({ payload }) => payload);

beforeEach(async () => {
  unread = ['1', '3'];
  app = await mountAt('#/app/messageCenter/list', server);
  await eventually(() => app.find('a', 'Notice 3'));
}, 60_000);
afterEach(() => app.unmount());

describe('the message center', { timeout: 60_000 }, () => {
  it('marks an unread message as read when it is opened, once, and notifies the workspace (spec §4)', async () => {
    app.find('a', 'Notice 3').click();
    await eventually(() => expect(app.find('[role=dialog]').textContent).toContain('Text 3'));
    await eventually(() => expect(refreshes()).toEqual([{ unread: 1 }]));
    expect(marked().map(({ body }) => body)).toEqual(['messageId=3']);
    await eventually(() => expect(app.text()).toContain('1 unread'));
    expect(marked()).toHaveLength(1);
  });

  it('does not mark a message that was read before', async () => {
    app.find('a', 'Notice 2').click();
    await eventually(() => expect(app.find('[role=dialog]').textContent).toContain('Text 2'));
    expect(marked()).toEqual([]);
    expect(refreshes()).toEqual([]);
  });

  it('keeps a message open that leaves the unread filter by being read', async () => {
    app.find('[role=radio]', 'Unread').click();
    await eventually(() => expect(app.text()).not.toContain('Notice 2'));
    app.find('a', 'Notice 1').click();
    await eventually(() => expect(document.querySelectorAll('a[href*="message=1"]')).toHaveLength(0));
    expect(app.find('[role=dialog]').textContent).toContain('Text 1');
  });

  it('marks all as read and fetches the list again', async () => {
    app.find('button', 'Mark all as read').click();
    await eventually(() => expect(refreshes()).toEqual([{ unread: 0 }]));
    await eventually(() => expect(app.text()).not.toContain('2 unread'));
  });

  it('switches to Chinese as soon as the shell does', async () => {
    app.setState({ lang: 'cn' });
    await eventually(() => expect(app.find('h1').textContent).toContain('消息中心'));
    await eventually(() => expect(app.text()).toContain('通知 3'));
  });
});
