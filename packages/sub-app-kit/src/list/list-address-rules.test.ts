import { describe, expect, it } from 'vitest';
import {
  changeListAddress,
  listChoice,
  readListAddress,
  type ListAddressSpec,
} from './list-address-rules.ts';

const orders: ListAddressSpec<'orderNo' | 'createTime', { status: 'SHIPPED' | 'ON_HOLD'; store: string }> = {
  sortable: ['orderNo', 'createTime'],
  defaultSort: 'createTime:desc',
  filters: { status: ['SHIPPED', 'ON_HOLD'], store: [] },
};
const read = (query: string) => readListAddress(new URLSearchParams(query), orders);
const plain = { page: 1, pageSize: 50, search: '', sort: 'createTime:desc', filters: {} };

describe('the address of a list', () => {
  it('requests the first page of everything by default', () => {
    expect(read('')).toEqual(plain);
  });

  it('holds page, rows per page, search, order and filters', () => {
    expect(read('page=3&size=100&q=%20blue%20mug&sort=orderNo:asc&status=ON_HOLD&store=s-7')).toEqual({
      page: 3,
      pageSize: 100,
      search: 'blue mug',
      sort: 'orderNo:asc',
      filters: { status: 'ON_HOLD', store: 's-7' },
    });
  });

  it.each([
    'page=0',
    'page=-2',
    'page=1e9',
    'size=5000',
    'sort=price:asc',
    'sort=orderNo',
    'sort=orderNo:asc:x',
    'status=GONE',
    'store=',
  ])('ignores %s', (query) => {
    expect(read(query)).toEqual(plain);
  });
});

describe('a list whose order depends on a filter', () => {
  const queue: typeof orders = {
    ...orders,
    sortFor: ({ status }) => (status === 'ON_HOLD' ? 'orderNo:asc' : undefined),
  };
  it.each([
    ['', 'createTime:desc'],
    ['status=SHIPPED', 'createTime:desc'],
    ['status=ON_HOLD', 'orderNo:asc'],
    ['status=ON_HOLD&sort=createTime:desc', 'createTime:desc'],
  ])('%s is sorted by %s', (query, sort) => {
    expect(readListAddress(new URLSearchParams(query), queue).sort).toBe(sort);
  });

  it.each([
    ['status=ON_HOLD', 'createTime:desc', 'status=ON_HOLD&sort=createTime%3Adesc'],
    ['status=ON_HOLD&sort=createTime:desc', 'orderNo:asc', 'status=ON_HOLD'],
    ['status=SHIPPED', 'orderNo:asc', 'status=SHIPPED&sort=orderNo%3Aasc'],
  ] as const)('%s keeps the chosen order %s', (query, sort, expected) => {
    expect(changeListAddress(new URLSearchParams(query), { sort }, queue).toString()).toBe(expected);
  });
});

describe('changing a list', () => {
  const changed = (
    query: string,
    change: Parameters<
      typeof changeListAddress<'orderNo' | 'createTime', { status: 'SHIPPED' | 'ON_HOLD'; store: string }>
    >[1],
  ) => changeListAddress(new URLSearchParams(query), change, orders).toString();

  it.each([
    ['page=7&q=mug', { search: 'cup' }, 'q=cup'],
    ['page=7', { filters: { status: 'SHIPPED' } }, 'status=SHIPPED'],
    ['page=7', { sort: 'orderNo:asc' }, 'sort=orderNo%3Aasc'],
    ['page=7', { pageSize: 100 }, 'size=100'],
  ] as const)('%s with %j leads to the first page', (query, change, expected) => {
    expect(changed(query, change)).toBe(expected);
  });

  it('keeps search and filters when the page changes', () => {
    expect(changed('q=mug&status=SHIPPED', { page: 2 })).toBe('q=mug&status=SHIPPED&page=2');
  });

  it('keeps the page cursor for that page only, and closes the preview', () => {
    expect(changed('q=mug&peek=7', { page: 2, after: 'k-9' })).toBe('q=mug&page=2&after=k-9');
    expect(read('page=2&after=k-9')).toMatchObject({ page: 2, after: 'k-9' });
    expect(changed('page=2&after=k-9', { search: 'cup' })).toBe('q=cup');
    expect(changed('page=2&after=k-9', { page: 3 })).toBe('page=3');
  });

  it('omits defaults', () => {
    const query = 'page=2&size=100&q=mug&sort=orderNo:asc&status=SHIPPED';
    expect(
      changed(query, {
        page: 1,
        pageSize: 50,
        search: '',
        sort: 'createTime:desc',
        filters: { status: null },
      }),
    ).toBe('');
  });
});

describe('the input of list calls from an address', () => {
  const chosen = (filters: Record<string, string>, search = '') =>
    listChoice({ page: 2, pageSize: 20, search, sort: 'createTime:desc', filters }, 'Asia/Shanghai');

  it('is only the sort order without search and filters', () => {
    expect(chosen({})).toEqual({ sort: 'createTime:desc' });
    expect(chosen({ status: '', from: 'soon' })).toEqual({ sort: 'createTime:desc' });
  });

  it('contains search, filters, and days as moments of the reader’s zone', () => {
    expect(chosen({ status: 'SHIPPED', from: '2026-11-21', to: '2026-11-21' }, 'mug')).toEqual({
      sort: 'createTime:desc',
      search: 'mug',
      status: 'SHIPPED',
      from: '2026-11-20T16:00:00.000Z',
      to: '2026-11-21T16:00:00.000Z',
    });
    const days = { from: '2026-11-21', to: '' };
    expect(listChoice({ page: 1, pageSize: 20, search: '', sort: 'createTime:desc', filters: days })).toEqual(
      { sort: 'createTime:desc', from: '2026-11-21' },
    );
  });
});
