import type { Address } from '@lading/contracts/core';
import type { OrderStatus } from '@lading/contracts/orders';
import '../../src/modules/orders/order.table.ts';
import '../../src/modules/stores/store-pull.table.ts';
import '../../src/modules/shipping/shipment.table.ts';
import { demoProducts, type DemoProduct } from './demo-products.ts';
import { demoRecipients } from './demo-recipients.ts';
import { demoStores, demoVendorOrders, type DemoStore } from './demo-stores.ts';
import { seededChance, type Chance } from '../../src/platform/seeded-chance.ts';
import type { Seed, SeedContext, SeededOrganization } from './seed.ts';

const hour = 3_600_000;
const services = [
  ['UPS', 'UPS Ground'],
  ['USPS', 'Ground Advantage'],
  ['FedEx', 'FedEx Home Delivery'],
  ['USPS', 'Priority Mail'],
] as const;

/** About one in this many parcels has a problem: order numbers increase by three. */
const problemEach = 25;

const reasons = ['PAYMENT', 'ADDRESS', 'STOCK', 'CUSTOMER'] as const;

interface Drawn {
  organisation: SeededOrganization;
  products: readonly DemoProduct[];
  chance: Chance;
  store: { storeId: string; prefix: string } | null;
  number: number;
  hoursAgo: number;
}

/** Stores and their orders of the last five weeks, the older ones shipped. The same at every seeding. */
export const seedOrders: Seed = async (context) => {
  for (const organisation of context.organisations) {
    const { email } = organisation.person;
    const products = demoProducts[email] ?? [];
    const chance = seededChance(Number(organisation.orgId));
    for (const store of demoStores[email] ?? []) {
      const storeId = await seedStore(context, organisation, store);
      for (let number = 0; number < store.orders; number += 1) {
        const later = store.orders - number - 1;
        const hoursAgo = hoursAgoOf(later, store.orders) + chance.below(10) / 20;
        await seedOrder(context, {
          organisation,
          products,
          chance,
          hoursAgo,
          store: { storeId, prefix: store.prefix },
          number: 10_418 + number * 3,
        });
      }
    }
    const vendorOrders = demoVendorOrders[email] ?? 0;
    for (let number = 0; number < vendorOrders; number += 1) {
      await seedOrder(context, {
        organisation,
        products,
        chance,
        store: null,
        number: 7_730_000 + number * 41,
        hoursAgo: 20 + (vendorOrders - number) * 70,
      });
    }
  }
};

/** The time of an order, given the number of later ones: the last within hours, a few a day this week, the others over five weeks. */
function hoursAgoOf(later: number, orders: number): number {
  if (later < 3) return 0.1 + later * 0.3;
  return later < 12 ? (later - 2) * 7 : 64 + ((later - 11) * 32 * 24) / orders;
}

async function seedStore(
  { trx, now }: SeedContext,
  { orgId }: SeededOrganization,
  store: DemoStore,
): Promise<string> {
  const { store_id } = await trx
    .insertInto('store')
    .values({
      org_id: orgId,
      name: store.name,
      channel: store.channel,
      logo: store.logo === undefined ? null : `data:image/svg+xml,${encodeURIComponent(store.logo)}`,
      pull_order_status: 2,
      pull_order_time: new Date(now.getTime() - hour),
      pull_result: JSON.stringify({ insertCount: Math.min(4, store.orders), updateCount: 2, deleteCount: 0 }),
    })
    .returning('store_id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('store_source')
    .values({
      store_id,
      org_id: orgId,
      connector: 'demo',
      address: store.shop,
      changed_until: new Date(now.getTime() - hour),
    })
    .execute();
  return store_id;
}

async function seedOrder({ trx, now }: SeedContext, drawn: Drawn): Promise<void> {
  const { organisation, chance, products, store, hoursAgo } = drawn;
  const orgId = organisation.orgId;
  const lines = chance.some(products, 1 + chance.below(3)).map((product) => ({
    product,
    quantity: (store === null ? 24 : 1) * (1 + chance.below(3)),
  }));
  const status = statusOf(hoursAgo, chance);
  const [carrier, service] = chance.one(services);
  const createdAt = new Date(now.getTime() - hoursAgo * hour);
  const shipped = status === 'SHIPPED';
  const { order_id: orderId } = await trx
    .insertInto('customer_order')
    .values({
      org_id: orgId,
      order_no: `${store?.prefix ?? 'PO-'}${drawn.number}`,
      order_type: store === null ? 'VENDOR' : 'SELLER',
      order_status: status,
      ...(status === 'ON_HOLD' && {
        hold_reason: reasons[drawn.number % reasons.length]!,
        state_at: new Date(createdAt.getTime() + hour),
      }),
      ...((status === 'ON_HOLD' || status === 'UNSHIPPED') && {
        ship_by: new Date(createdAt.getTime() + 48 * hour).toISOString().slice(0, 10),
      }),
      store_id: store?.storeId ?? null,
      sender: JSON.stringify(senderOf(organisation)),
      recipient: JSON.stringify(chance.one(demoRecipients)),
      currency: 'USD',
      total_amount: lines.reduce((total, { product, quantity }) => total + product.price * quantity, 0),
      carrier_name: shipped ? carrier : null,
      service_code: shipped ? service : null,
      created_at: createdAt,
      updated_at: new Date(createdAt.getTime() + (shipped ? 20 : 1) * hour),
    })
    .returning('order_id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('order_line')
    .values(
      lines.map(({ product, quantity }, index) => ({
        org_id: orgId,
        order_id: orderId,
        line_no: index + 1,
        quantity,
        sku_code: product.skuCode,
        sku_name: product.skuName,
        unit_price: product.price,
      })),
    )
    .execute();
  const largest = lines.map(({ product }) => product).sort((one, other) => other.sides[0] - one.sides[0])[0]!;
  const trackingNumber = shipped ? trackingOf(carrier, chance) : null;
  await trx
    .insertInto('order_package')
    .values({
      org_id: orgId,
      order_id: orderId,
      package_no: 1,
      package_type: 'Package',
      unit: largest.unit,
      length: Math.ceil(largest.sides[0]) + 1,
      width: Math.ceil(largest.sides[1]) + 1,
      height: Math.ceil(largest.sides[2]) + 1,
      weight1: largest.weight[0],
      weight2: largest.weight[1],
      tracking_number: trackingNumber,
    })
    .execute();
  if (!shipped) return;
  // The demo has a few parcels that need attention.
  const hasProblem = hoursAgo > 100 && drawn.number % problemEach === 0;
  await trx
    .insertInto('shipment')
    .values({
      org_id: orgId,
      order_id: orderId,
      carrier_name: carrier,
      service_code: service,
      currency: 'USD',
      shipment_no: `SH${orderId}`,
      shipment_status: hasProblem ? 'EXCEPTION' : hoursAgo > 150 ? 'DELIVERED' : 'IN_TRANSIT',
      ...(hasProblem && {
        tracking_status: 'EXCEPTION' as const,
        last_event_at: new Date(createdAt.getTime() + 90 * hour),
      }),
      tracking_number: trackingNumber,
      postage: 5.4 + chance.below(1_200) / 100,
      created_at: new Date(createdAt.getTime() + 20 * hour),
    })
    .execute();
}

function statusOf(hoursAgo: number, chance: Chance): OrderStatus {
  const drawn = chance.below(40);
  if (drawn === 0) return 'CANCELLED';
  if (hoursAgo > 60) return 'SHIPPED';
  return drawn < 4 ? 'ON_HOLD' : 'UNSHIPPED';
}

function senderOf({ person }: SeededOrganization): Address {
  return {
    name: `${person.firstName} ${person.lastName}`,
    company: person.orgName,
    addressLine1: '1420 Harbor Logistics Pkwy',
    city: 'Long Beach',
    stateCode: 'CA',
    zipCode: '90813',
    countryCode: 'US',
    phone: person.phone,
    email: person.email,
  };
}

function trackingOf(carrier: string, chance: Chance): string {
  const digits = (count: number) => Array.from({ length: count }, () => chance.below(10)).join('');
  if (carrier === 'UPS') return `1Z${digits(16)}`;
  return carrier === 'USPS' ? `9400${digits(18)}` : digits(12);
}
