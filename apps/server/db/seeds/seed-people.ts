import type { Trx } from '../../src/platform/database.ts';
import { hashAnyPassword } from '../../src/modules/identity/passwords.ts';
import '../../src/modules/identity/people.table.ts';
import '../../src/modules/branding/branding.table.ts';
import '../../src/modules/organizations/feature-flag.table.ts';
import { demoPassword, demoPeople } from './demo-people.ts';
import type { SeededOrganization } from './seed.ts';

/** Warehouses, a reseller, and the organizations with their people. */
export async function seedPeople(trx: Trx): Promise<SeededOrganization[]> {
  const warehouses = await trx
    .insertInto('warehouse')
    .values([
      { warehouse_code: 'LAX-01', warehouse_name: 'Los Angeles 洛杉矶仓' },
      { warehouse_code: 'EWR-02', warehouse_name: 'New Jersey 新泽西仓' },
    ])
    .returning(['warehouse_id', 'warehouse_code'])
    .execute();
  const resellerId = await seedReseller(trx);
  const passwordHash = await hashAnyPassword(demoPassword);

  const seeded: SeededOrganization[] = [];
  for (const person of demoPeople) {
    const reseller = person.resellerHost === undefined ? null : resellerId;
    const { org_id: orgId } = await trx
      .insertInto('organisation')
      .values({
        org_name: person.orgName,
        audit_status: person.auditStatus ?? null,
        identity_verified: person.identityVerified ?? false,
        reseller_id: reseller,
      })
      .returning('org_id')
      .executeTakeFirstOrThrow();
    const { user_id: userId } = await trx
      .insertInto('person')
      .values({
        org_id: orgId,
        reseller_id: reseller,
        user_name: person.email,
        email: person.email,
        first_name: person.firstName,
        last_name: person.lastName,
        phone: person.phone,
        time_zone: person.timeZone,
        password_hash: passwordHash,
        role: 'owner',
      })
      .returning('user_id')
      .executeTakeFirstOrThrow();
    for (const { warehouse_id, warehouse_code } of warehouses) {
      if (person.provides?.includes(warehouse_code))
        await trx
          .updateTable('warehouse')
          .set({ provider_org_id: orgId })
          .where('warehouse_id', '=', warehouse_id)
          .execute();
      const functions = person.warehouses?.[warehouse_code];
      if (!functions) continue;
      await trx
        .insertInto('warehouse_connection')
        .values({ org_id: orgId, warehouse_id, function_types: [...functions] })
        .execute();
    }
    for (const flag of person.flags ?? []) {
      await trx
        .insertInto('feature_flag')
        .values({ org_id: orgId, feature_flag_key: flag, is_enable: true })
        .execute();
    }
    seeded.push({ orgId, userId, person });
  }
  return seeded;
}

async function seedReseller(trx: Trx): Promise<string> {
  const { org_id } = await trx
    .insertInto('organisation')
    .values({ org_name: 'Blue Anchor Logistics', audit_status: 'APPROVED', identity_verified: true })
    .returning('org_id')
    .executeTakeFirstOrThrow();
  const { reseller_id } = await trx
    .insertInto('reseller')
    .values({
      host: 'reseller.localhost',
      server_org_id: org_id,
      site_name: 'Blue Anchor Logistics',
      site_name_cn: '蓝锚物流',
      slogan: 'Your goods, on the way. 货通天下，一路护航。',
      colour: JSON.stringify({ primary: '#0f5e8c' }),
    })
    .returning('reseller_id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('branding')
    .values({ host: 'reseller.localhost', platform_name: 'Blue Anchor Logistics' })
    .execute();
  return reseller_id;
}
