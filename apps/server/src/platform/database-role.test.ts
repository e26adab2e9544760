import { expect, it, vi } from 'vitest';
import { warnOfSuperuser } from './database-role.ts';

const loggedIn = (role: string, is_superuser: 'on' | 'off') => ({
  pool: { query: () => Promise.resolve({ rows: [{ role, is_superuser }] }) } as never,
});

it('warns about a superuser by name', async () => {
  const warn = vi.fn();
  await warnOfSuperuser(loggedIn('postgres', 'on'), { warn });
  expect(warn).toHaveBeenCalledWith({ role: 'postgres' }, expect.stringContaining('superuser'));
});

it('says nothing about any other role', async () => {
  const warn = vi.fn();
  await warnOfSuperuser(loggedIn('lading', 'off'), { warn });
  expect(warn).not.toHaveBeenCalled();
});
