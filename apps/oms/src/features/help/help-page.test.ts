// @vitest-environment happy-dom
import { eventually, type MountedApp } from '@lading/sub-app-kit/testing/mounted-app';
import { afterEach, describe, expect, it } from 'vitest';
import { mountAt } from '../../testing/mount-oms.ts';

let app: MountedApp;
afterEach(async () => {
  await app.unmount();
});

const answer = () => ({ result: 'OK', data: null });
const hrefs = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
const topics = () => [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);
const questions = () => document.querySelectorAll('h3').length;

function search(text: string) {
  const input = document.querySelector<HTMLInputElement>('search input');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input?.dispatchEvent(new Event('input', { bubbles: true }));
  input?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
}

describe('the help center of order management', () => {
  it('answers questions by topic, each with its page, and links to the other help center', async () => {
    app = await mountAt('#/app/help', answer);
    await eventually(() => expect(app.find('h1').textContent).toBe('Help center'));
    expect(topics()).toEqual(['Orders', 'Products', 'Warehouse', 'Warehouse billing', 'Account']);
    expect(hrefs()).toEqual(
      expect.arrayContaining(['/e/#/help', '/b/#/orders', '/o/#/app/inbound', '/o/#/app/funds/billing']),
    );
    expect(app.calls).toEqual([]);
  });

  it('finds answers, shows how many, and shows all again when the search is cleared', async () => {
    app = await mountAt('#/app/help', answer);
    await eventually(() => expect(app.find('h1').textContent).toBe('Help center'));
    const all = questions();
    search('credit note');
    await eventually(() => expect(topics()).toEqual(['Warehouse billing']));
    expect(app.find('output').textContent).toBe('1 answer');

    search('zeppelin');
    await eventually(() => expect(app.text()).toContain('No answer matches “zeppelin”'));
    app.find('button[aria-label="Clear search"]').click();
    await eventually(() => expect(questions()).toBe(all));
    expect(app.find('output').textContent).toBe('');
  });

  it('speaks Chinese', async () => {
    app = await mountAt('#/app/help', answer);
    await eventually(() => expect(app.find('h1').textContent).toBe('Help center'));
    app.setState({ lang: 'cn' });
    await eventually(() => expect(app.find('h1').textContent).toBe('帮助中心'));
    await eventually(() => expect(topics()).toEqual(['订单', '商品', '仓库', '仓库账单', '账号']));
  });
});
