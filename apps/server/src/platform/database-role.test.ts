import { expect, it, vi } from 'vitest';
import { warnOfSuperuser } from './database-role.ts';
import { twoOrganisations } from './testing/two-organisations.ts';

const { server } = await twoOrganisations();

it('the server of a test logs in as no superuser, and nothing is said', async () => {
  const warn = vi.fn();
  await warnOfSuperuser(server.platform.database, { warn });
  expect(warn).not.toHaveBeenCalled();
});

it('a superuser is warned of by name', async () => {
  const warn = vi.fn();
  const query = () => Promise.resolve({ rows: [{ role: 'postgres', is_superuser: 'on' }] });
  await warnOfSuperuser({ pool: { query } as never }, { warn });
  expect(warn).toHaveBeenCalledWith({ role: 'postgres' }, expect.stringContaining('superuser'));
});
