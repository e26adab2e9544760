import { limits } from '@lading/contracts/core';
import { listViewsApi } from '@lading/contracts/identity';
import { describe, expect, it } from 'vitest';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { perPerson } from './list-view.service.ts';

const { savedViews, saveView, removeView } = listViewsApi.calls;
const { server, seller, other } = await twoOrganizations();

const draft = {
  list: 'orders',
  name: 'Late UPS',
  address: 'status=UNSHIPPED',
  layout: { widths: { store: 220 } },
};
const viewsOf = async (list: string, caller = seller) => {
  const answer = await server.call(savedViews, { query: { list } }, caller);
  return answer.result === 'OK' ? answer.data : answer;
};
async function saved(body: Parameters<typeof server.call<typeof saveView>>[1]['body'], caller = seller) {
  const answer = await server.call(saveView, { body }, caller);
  if (answer.result !== 'OK') throw new Error(JSON.stringify(answer));
  return answer.data;
}

describe('saved views of a list (decision D16)', () => {
  it('are stored by list and name, changed in place and deleted', async () => {
    const late = await saved(draft);
    await saved({ ...draft, name: 'all of Etsy', address: 'store=7', layout: {} });
    await saved({ ...draft, list: 'products', address: '' });
    expect(await viewsOf('orders')).toMatchObject([
      { name: 'all of Etsy' },
      { ...late, ...contentOf(draft) },
    ]);
    const changed = await saved({
      ...draft,
      viewId: late.viewId,
      address: 'status=ON_HOLD',
      layout: { isCompact: true },
    });
    expect(changed).toEqual({
      viewId: late.viewId,
      name: 'Late UPS',
      address: 'status=ON_HOLD',
      layout: { isCompact: true },
    });
    expect(await server.call(removeView, { params: { viewId: late.viewId } }, seller)).toMatchObject({
      result: 'OK',
    });
    expect(await viewsOf('orders')).toMatchObject([{ name: 'all of Etsy' }]);
    expect(await viewsOf('products')).toHaveLength(1);
  });

  it('are private: others cannot see, change or delete them', async () => {
    const mine = await saved({ ...draft, list: 'audit' });
    expect(await viewsOf('audit', other)).toEqual([]);
    for (const answer of [
      await server.call(saveView, { body: { ...draft, list: 'audit', viewId: mine.viewId } }, other),
      await server.call(removeView, { params: { viewId: mine.viewId } }, other),
    ])
      expect(answer).toMatchObject({ result: 'ERR', code: 404 });
    expect(await viewsOf('audit')).toEqual([mine]);
  });

  it('have unique names, ignoring case, even when two tabs save concurrently', async () => {
    const first = { ...draft, list: 'shipments', name: 'Ünder way' };
    const answers = await Promise.all(
      [first, { ...first, name: 'ÜNDER WAY' }].map((body) => server.call(saveView, { body }, seller)),
    );
    expect(answers.map(({ result }) => result).toSorted()).toEqual(['ERR', 'OK']);
    expect(answers.find(({ result }) => result === 'ERR')).toMatchObject({
      code: 409,
      errors: [{ fieldName: 'name' }],
    });
  });

  it('have unique names, ignoring width (decision D28)', async () => {
    await saved({ ...draft, list: 'returns', name: 'Late UPS' });
    const wide = { ...draft, list: 'returns', name: 'Ｌａｔｅ　ＵＰＳ' };
    expect(await server.call(saveView, { body: wide }, seller)).toMatchObject({
      code: 409,
      errors: [{ fieldName: 'name' }],
    });
  });

  it('are limited in number, however many are saved at once, and the answer names the limit', async () => {
    for (let number = 1; number < limits.listViews.perList; number += 1)
      await saved({ ...draft, list: 'tasks', name: `View ${number}` });
    const last = ['One', 'Two', 'Three', 'Four'].map((name) =>
      server.call(saveView, { body: { ...draft, list: 'tasks', name } }, seller),
    );
    const replies = await Promise.all(last);
    expect(replies.filter(({ result }) => result === 'OK')).toHaveLength(1);
    expect(await server.call(saveView, { body: { ...draft, list: 'tasks' } }, seller)).toMatchObject({
      code: 400,
      message: expect.stringContaining('50'),
      zhMessage: expect.stringContaining('50'),
    });
  });

  it('are limited in number over all lists, regardless of their names', async () => {
    await server.platform.database.pool.query(
      `insert into list_view (org_id, user_id, list, name, address, layout)
       select org_id, user_id, 'list-' || n, 'Mine', '', '{}' from person, generate_series(1, $1::integer) n
       where email = 'other@lading.test'`,
      [perPerson - 1],
    );
    const replies = await Promise.all(
      ['one', 'two', 'three'].map((list) => server.call(saveView, { body: { ...draft, list } }, other)),
    );
    expect(replies.filter(({ result }) => result === 'OK')).toHaveLength(1);
    for (const reply of replies.filter(({ result }) => result !== 'OK'))
      expect(reply).toMatchObject({ code: 400, message: expect.stringContaining(`${perPerson}`) as string });
  });

  it.each([
    { name: '' },
    { name: 'x'.repeat(65) },
    { address: 'x'.repeat(2_001) },
    { layout: { order: [''] } },
    { layout: { shown: Object.fromEntries(Array.from({ length: 61 }, (_, at) => [`c${at}`, true])) } },
  ])('refuse %j', async (part) => {
    expect(await server.call(saveView, { body: { ...draft, ...part } }, seller)).toMatchObject({ code: 400 });
  });
});

const contentOf = ({ name, address, layout }: typeof draft) => ({ name, address, layout });
