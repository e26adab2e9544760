import { expect, inject, it, vi } from 'vitest';
import { openDatabase } from './database.ts';
import { endlessLink } from './testing/endless-link.ts';

it('the check whether a database can be written to leaves no socket behind where the other side is silent', async () => {
  const { port, sockets } = await endlessLink();
  const address = { ...inject('postgres'), host: '127.0.0.1', port, database: 'postgres' };
  const database = openDatabase(address, () => undefined);
  await database.canWrite();
  expect(sockets).toHaveLength(1);
  // Sending to a closed socket fails, to one that is only ended it does not.
  const [near] = sockets;
  await vi.waitFor(
    () => {
      near!.write('.');
      expect(near!.destroyed).toBe(true);
    },
    { timeout: 20_000 },
  );
  await database.close();
});
