import { moneyApi, rateRule, type FeeCode, type RateRule } from '@lading/contracts/funds';
import { bundlesApi } from '@lading/contracts/products';
import {
  crossdockApi,
  floorApi,
  floorCrossdockApi,
  floorFreightApi,
  floorWorkApi,
  freightApi,
  outboundApi,
  workOrdersApi,
  type WorkKind,
} from '@lading/contracts/warehouse';
import { newKey, type warehouseWorld } from '../modules/warehouse/testing/warehouse-world.ts';
import { closeStorage } from '../modules/funds/storage.service.ts';

type World = Awaited<ReturnType<typeof warehouseWorld>>;

const steps = [
  { upTo: 2, price: '0.333333' },
  { upTo: null, price: '0.1' },
];
const byAge = (price: string) => ({ model: 'AGE' as const, tiers: [{ upTo: null, price }] });

/** A rule for everything that a warehouse may charge, each computing in its own way. */
const prices: Record<FeeCode, Partial<RateRule> & Pick<RateRule, 'model'>> = {
  RECEIVE_DELIVERY: { model: 'FLAT', price: '4.50' },
  RECEIVE_UNIT: { model: 'UNIT', price: '0.123457' },
  PUT_AWAY_UNIT: { model: 'GRADUATED', tiers: steps },
  PICK_ORDER: { model: 'FLAT', price: '1.65' },
  PICK_LINE: { model: 'UNIT', price: '0.1', minimum: '0.25' },
  PICK_UNIT: { model: 'UNIT', price: '0.55', free: 1, gramsBelow: 500_000 },
  PACK_ORDER: { model: 'FLAT', price: '0.333333' },
  LOAD_PALLET: { model: 'UNIT', price: '12.5', maximum: '20' },
  SHIP_ORDER: { model: 'FLAT', price: '0.6' },
  WORK_ORDER: { model: 'FLAT', price: '5' },
  ASSEMBLE_UNIT: { model: 'VOLUME', tiers: steps },
  DISASSEMBLE_UNIT: { model: 'PACKAGE', price: '0.777777', packageSize: 2 },
  RELABEL_UNIT: { model: 'UNIT', price: '0.2' },
  REPACK_UNIT: { model: 'UNIT', price: '0.3', minimum: '1.5' },
  DISPOSE_UNIT: { model: 'UNIT', price: '0.4' },
  CROSSDOCK_DELIVERY: { model: 'FLAT', price: '15' },
  CROSSDOCK_CARTON: { model: 'UNIT', price: '1.1' },
  STORAGE_CBM_DAY: byAge('5000.5'),
  STORAGE_CUFT_DAY: byAge('9000'),
};
export const ruleOf = (fee: FeeCode): RateRule => rateRule.parse({ fee, ...prices[fee] });

const pallet = { kind: 'PALLET' as const, count: 2, length: 48, width: 40, height: 50 };
const truck = { scac: 'SAIA', proNumber: '10293847565', trailerNo: 'T-88', sealNo: null };
const consignee = {
  name: 'Harper Receiving',
  addressLine1: '900 Commerce Dr',
  city: 'Reno',
  stateCode: 'NV',
  zipCode: '89501',
  countryCode: 'US',
};

/** A warehouse whose cards have every fee, and the work that each follows from, done as clients and staff do it. */
export async function chargedWork(world: World) {
  const { made, seller, other, staff, server, warehouseId, orgId } = world;
  const { clock, platform } = server;

  /** Turns the clock forward, past what a sign-in lasts. */
  async function pass(days: number): Promise<void> {
    clock.advance(days * 86_400_000);
    for (const [caller, name] of [
      [seller, 'seller'],
      [other, 'other'],
      [staff, 'floor'],
    ] as const)
      Object.assign(caller, await server.signIn(`${name}@lading.test`));
  }
  // In the evening of UTC it is the same day in the warehouse's own zone.
  clock.advance(new Date(clock.now()).setUTCHours(44, 0, 0, 0) - clock.now().getTime());
  await pass(0);

  /** Publishes a card with every fee but one: storage is charged by one volume unit at a time. */
  async function publish(validFrom: string, but: FeeCode): Promise<void> {
    const rules = (Object.keys(prices) as FeeCode[]).filter((fee) => fee !== but).map(ruleOf);
    const card = { warehouseId, cardName: 'All fees', clientOrgId: null, validFrom, rules };
    const { cardId } = await made(moneyApi.calls.saveCard, { body: card }, staff);
    await made(moneyApi.calls.publishCard, { body: { cardId } }, staff);
  }
  await publish('2020-01-01', 'STORAGE_CUFT_DAY');
  // Who has no goods there is no client yet. With money in the wallet what an order will cost is held.
  await world.stocked(1);
  const amount = { minor: 10_000_000, currency: 'USD' };
  const payment = { warehouseId, orgId, amount, reference: 'FT-START' };
  await made(moneyApi.calls.recordPayment, { body: payment }, staff);

  const receive = async () => void (await world.stocked(4));

  async function ship(): Promise<void> {
    const { skuCode } = await world.stocked(4);
    const body = { orderId: await world.newOrder([{ skuCode, quantity: 3 }]), warehouseId };
    const { outboundId } = await made(outboundApi.calls.releaseOrder, { body }, seller);
    await world.fulfil(outboundId);
  }

  async function loadFreight(): Promise<void> {
    const { skuCode } = await world.stocked(4);
    const draft = {
      warehouseId,
      clientRef: newKey(),
      loadType: 'LTL' as const,
      terms: 'COLLECT' as const,
      scac: 'odfl',
      recipient: consignee,
      lines: [{ skuCode, quantity: 4 }],
    };
    const { outboundId } = await made(freightApi.calls.saveFreight, { body: draft }, seller);
    const act = () => ({ outboundId, eventKey: newKey() });
    const picked = { ...act(), code: skuCode, quantity: 4, binCode: 'T-1' };
    await made(floorApi.calls.pick, { body: picked }, staff);
    const units = [{ ...pallet, weight: 1_000, unit: 'in/lb' as const }];
    await made(floorFreightApi.calls.palletize, { body: { ...act(), units } }, staff);
    await made(floorFreightApi.calls.depart, { body: { ...act(), ...truck } }, staff);
  }

  /** Does work on units of a product, kits among them, that lie there. */
  async function workOn(kind: WorkKind, skuCode: string): Promise<void> {
    const draft = { warehouseId, clientRef: newKey(), kind, lines: [{ skuCode, planned: 3 }] };
    const { workOrderId } = await made(workOrdersApi.calls.saveWorkOrder, { body: draft }, seller);
    const { startWork, reportWork, finishWork } = floorWorkApi.calls;
    const act = () => ({ workOrderId, eventKey: newKey() });
    await made(startWork, { body: act() }, staff);
    const place = kind === 'RELABEL' ? {} : { binCode: 'T-1' };
    await made(reportWork, { body: { ...act(), code: skuCode, quantity: 3, ...place } }, staff);
    await made(finishWork, { body: act() }, staff);
  }
  const work = (kind: WorkKind) => async () => workOn(kind, (await world.stocked(3)).skuCode);

  async function assemble(): Promise<string> {
    const part = await world.stocked(6);
    const kit = await world.newProduct();
    const components = [{ skuCode: part.skuCode, quantity: 2 }];
    const body = { bundleSku: kit.skuCode, bundleName: 'Set', kind: 'KIT' as const, components };
    await made(bundlesApi.calls.saveBundle, { body }, seller);
    await workOn('KIT', kit.skuCode);
    return kit.skuCode;
  }

  async function crossdock(): Promise<void> {
    const draft = {
      warehouseId,
      clientRef: newKey(),
      delivery: 'LTL' as const,
      lines: [{ destination: 'ONT8', cartons: 12 }],
    };
    const { crossdockId } = await made(crossdockApi.calls.saveCrossdock, { body: draft }, seller);
    const { arriveCrossdock, receiveCartons, floorCrossdock } = floorCrossdockApi.calls;
    const act = () => ({ crossdockId, eventKey: newKey() });
    await made(arriveCrossdock, { body: act() }, staff);
    const { lines } = await made(floorCrossdock, { params: { crossdockId } }, staff);
    await made(receiveCartons, { body: { ...act(), lineId: lines[0]!.lineId, cartons: 12 } }, staff);
  }

  async function store(): Promise<void> {
    await world.stocked(40);
    await pass(4);
    const through = new Date(clock.now().getTime() - 2 * 86_400_000).toISOString().slice(0, 10);
    await closeStorage(platform, { orgId, warehouseId, through });
  }

  async function storeByFeet(): Promise<void> {
    const tomorrow = new Date(clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
    await publish(tomorrow, 'STORAGE_CBM_DAY');
    await store();
  }

  const acts: Record<FeeCode, () => Promise<void>> = {
    RECEIVE_DELIVERY: receive,
    RECEIVE_UNIT: receive,
    PUT_AWAY_UNIT: receive,
    PICK_ORDER: ship,
    PICK_LINE: ship,
    PICK_UNIT: ship,
    PACK_ORDER: ship,
    LOAD_PALLET: loadFreight,
    SHIP_ORDER: ship,
    WORK_ORDER: work('RELABEL'),
    ASSEMBLE_UNIT: async () => void (await assemble()),
    DISASSEMBLE_UNIT: async () => workOn('UNKIT', await assemble()),
    RELABEL_UNIT: work('RELABEL'),
    REPACK_UNIT: work('REPACK'),
    DISPOSE_UNIT: work('DISPOSE'),
    CROSSDOCK_DELIVERY: crossdock,
    CROSSDOCK_CARTON: crossdock,
    STORAGE_CBM_DAY: store,
    STORAGE_CUFT_DAY: storeByFeet,
  };
  return { acts, pass };
}
