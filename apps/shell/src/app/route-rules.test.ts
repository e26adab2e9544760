import { subAppEntry } from '@lading/contracts/core';
import { describe, expect, it } from 'vitest';
import { clearsLogin, loginPath, routeOf } from './route-rules.ts';

describe('routes of the shell (spec §2, §6)', () => {
  it.each([
    ['/login', { page: 'login' }],
    ['/login/', { page: 'login' }],
    ['/reset', { page: 'reset' }],
    ['/sign-up', { page: 'sign-up' }],
    ['/maintain', { page: 'maintain' }],
    ['/error', { page: 'error' }],
    ['/bigcommerce/connection', { raw: 'bigcommerce' }],
    ['/bigcommerce/connection/', { raw: 'bigcommerce' }],
    ['/bigcommerce', 'workspace'],
    ['/temu-warehouse-authorization', { raw: 'temu' }],
    ['/ss', { redirect: '/login' }],
    ['/ss/login', { redirect: '/login' }],
    ['/ss/sign-up', { redirect: '/login' }],
    ['/', 'workspace'],
    ['/b/', 'workspace'],
    ['/ssl', 'workspace'],
    ['/nowhere', 'workspace'],
  ])('a host of ours answers %s with %j', (path, verdict) => {
    expect(routeOf(path, false)).toEqual(verdict);
  });

  it.each([
    ['/ss', { redirect: '/ss/login' }],
    ['/ss/', { redirect: '/ss/login' }],
    ['/ss/login', { page: 'login' }],
    ['/ss/sign-up', { page: 'sign-up' }],
    ['/ss/forgot-psw', { page: 'forgot-psw' }],
    ['/ss/reset-psw-code', { page: 'reset-psw-code' }],
    ['/ss/reset-psw', { page: 'reset-psw' }],
    ['/ss/nowhere', { redirect: '/ss/login' }],
    ['/login', { redirect: '/ss/login' }],
    ['/reset', { redirect: '/ss/login' }],
    ['/sign-up', { redirect: '/ss/login' }],
    ['/maintain', { page: 'maintain' }],
    ['/bigcommerce/connection', { raw: 'bigcommerce' }],
    ['/', 'workspace'],
    ['/b/', 'workspace'],
  ])('a reseller’s host answers %s with %j', (path, verdict) => {
    expect(routeOf(path, true)).toEqual(verdict);
  });

  it('redirects people who are not signed in to the sign-in of the host', () => {
    expect([loginPath(false), loginPath(true)]).toEqual(['/login', '/ss/login']);
  });

  it.each([
    ['login', true],
    ['reset', true],
    ['sign-up', true],
    ['forgot-psw', true],
    ['reset-psw-code', true],
    ['reset-psw', true],
    ['maintain', false],
    ['error', false],
  ] as const)('opening %s ends the session: %s', (page, ends) => {
    expect(clearsLogin(page)).toBe(ends);
  });
});

it.each([
  '/login',
  '/reset',
  '/maintain',
  '/error',
  '/bigcommerce/connection',
  '/temu-warehouse-authorization',
  '/ss/login',
  '/ss/sign-up',
  '/async-export-list',
])('%s, a page of the shell, can be the prefix of no sub-app', (prefix) => {
  const row = { name: 'other', prefix, kind: 'module', entry: '/apps/other/app.json' };
  expect(subAppEntry.safeParse(row).error?.issues[0]?.path).toEqual(['prefix']);
});
