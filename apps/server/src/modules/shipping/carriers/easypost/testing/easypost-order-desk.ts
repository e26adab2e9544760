import { idOf, Refusal, type Json } from './easypost-pickup-desk.ts';

interface OrderedShipment {
  id: string;
  rates: { id: string; carrier: string; service: string; rate: string }[];
  [field: string]: unknown;
}
/** The parts of the site that the desk needs. */
interface Site<Shipment> {
  create: (body: Json) => Shipment;
  buy: (shipment: Shipment, body: Json) => Shipment;
  /** The position, from 1, of the package that the carrier refuses in the next purchase. */
  refusedParcel: () => number | null;
}

/** The orders of the stand-in for EasyPost: several shipments that are bought together. */
export function orderDesk<Shipment extends OrderedShipment>({ create, buy, refusedParcel }: Site<Shipment>) {
  const orders: { id: string; shipments: Shipment[]; [field: string]: unknown }[] = [];

  function make({ shipments: given, ...order }: Json) {
    const id = idOf('order');
    const shipments = ((given ?? []) as Json[]).map((one) =>
      Object.assign(create({ shipment: { ...order, ...one } }), { order_id: id }),
    );
    const rates = (shipments[0]?.rates ?? []).map((rate, at) => {
      const sum = shipments.reduce((total, one) => total + Number(one.rates[at]?.rate), 0);
      return { ...rate, created_at: null, rate: sum.toFixed(2) };
    });
    const made = {
      id,
      object: 'Order',
      mode: 'test',
      reference: null,
      messages: [],
      ...order,
      shipments,
      rates,
    };
    orders.push(made);
    return made;
  }

  /** Undefined for other addresses. */
  return function answer(method: string, pathname: string, body: Json): object | undefined {
    const [isOrders, id, act] = /^\/v2\/orders(?:\/([^/]+))?(?:\/(\w+))?$/.exec(pathname) ?? [];
    if (isOrders === undefined) return undefined;
    if (method === 'POST' && id === undefined) return make((body.order ?? {}) as Json);
    const found = orders.find((one) => one.id === id);
    if (!found) throw new Refusal(404, 'NOT_FOUND', 'The requested resource could not be found.');
    if (act !== 'buy') return found;
    const refused = refusedParcel();
    for (const [at, shipment] of found.shipments.entries()) {
      if (at + 1 === refused)
        throw new Refusal(422, 'ORDER.PURCHASE.FAILURE', 'The carrier refused a package.');
      const rate = shipment.rates.find(
        ({ carrier, service }) => carrier === body.carrier && service === body.service,
      );
      buy(shipment, { rate: { id: rate?.id } });
    }
    return found;
  };
}
