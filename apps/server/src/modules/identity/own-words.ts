import { product } from '@lading/contracts/core';
import { demoPassword } from '../../../db/seeds/demo-people.ts';
import type { Platform } from '../../platform/platform.ts';
import { siteNames } from '../branding/index.ts';
import { readOrganization } from '../organizations/index.ts';
import type { Person } from './person.store.ts';

/** Where a new password is chosen. */
interface Place {
  resellerId: string | null;
  /** The called host: its brand counts too. */
  host: string;
  password: string;
}

/** What anyone knows of the owner of a new password, so that it must not consist of that alone. */
export function ownWords(platform: Pick<Platform, 'config' | 'database'>) {
  const names = siteNames(platform);

  /** The names of the site, and what is known of its future owner. */
  async function at(
    { resellerId, host, password }: Place,
    known: readonly (string | null | undefined)[],
  ): Promise<string[]> {
    // The password of a demo is printed at its start, and tells no one anything new.
    if (platform.config.demo && password === demoPassword) return [];
    const site = await names.inAll(resellerId, host);
    return [product.name, site, ...known].filter((text) => typeof text === 'string');
  }

  return {
    at,
    /** For a person who has an account. */
    async of(person: Person, { host, password }: Omit<Place, 'resellerId'>): Promise<string[]> {
      const organization = await platform.database.asSystem((trx) => readOrganization(trx, person.org_id));
      const known = [person.first_name, person.last_name, person.email, person.user_name];
      return at({ resellerId: person.reseller_id, host, password }, [...known, organization?.org_name]);
    },
  };
}
