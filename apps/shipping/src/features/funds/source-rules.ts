import { causeKinds, type CauseKind, type ExplainedTransaction } from '@lading/contracts/funds';

/** A page that shows the cause of an amount. */
export interface Source {
  name:
    | 'shipment'
    | 'adjustment'
    | 'void'
    | 'claim'
    | 'pickup'
    | 'addressChange'
    | 'payment'
    | 'withdrawal'
    | 'warehouse';
  href: string;
  /** In another sub-application. */
  isElsewhere: boolean;
}

type Explained = Pick<ExplainedTransaction, 'causeKind' | 'causeId' | 'detail'>;

const here = (name: Source['name'], href: string): Source => ({ name, href, isElsewhere: false });
const elsewhere = (name: Source['name'], href: string): Source => ({ name, href, isElsewhere: true });
const text = (value: string | number) => encodeURIComponent(String(value));

const shipmentOf = ({ detail: { shipmentNo } }: Explained): Source[] =>
  shipmentNo === undefined ? [] : [elsewhere('shipment', `/b/#/shipments?q=${text(shipmentNo)}`)];

const besides =
  (name: 'adjustment' | 'void', page: string) =>
  (of: Explained): Source[] => {
    const { shipmentNo } = of.detail;
    return shipmentNo === undefined ? [] : [...shipmentOf(of), here(name, `${page}?q=${text(shipmentNo)}`)];
  };

const ofWarehouse = (): Source[] => [elsewhere('warehouse', '/o/#/app/funds/transactions')];

const sources: Readonly<Record<CauseKind, (of: Explained) => Source[]>> = {
  payment: () => [here('payment', '/postage/add')],
  withdrawal: () => [here('withdrawal', '/postage/withdrawals')],
  'client-payment': ofWarehouse,
  'label-purchase': shipmentOf,
  'label-void': besides('void', '/void-labels'),
  'label-adjustment': besides('adjustment', '/postage/adjustments'),
  'label-claim': (of) => {
    const { claimId } = of.detail;
    const claim = claimId === undefined ? '' : `?q=${text(claimId)}&peek=${text(claimId)}`;
    return [...shipmentOf(of), elsewhere('claim', `/b/#/settings/insurance-claim${claim}`)];
  },
  pickup: ({ causeId }) => [
    elsewhere('pickup', `/b/#/settings/pickups?q=${text(causeId)}&peek=${text(causeId)}`),
  ],
  'address-change': (of) => {
    const { shipmentNo = '' } = of.detail;
    const query = `?q=${text(shipmentNo)}&peek=${text(of.causeId)}`;
    return [...shipmentOf(of), elsewhere('addressChange', `/b/#/settings/address-change${query}`)];
  },
  'warehouse-charge': ofWarehouse,
};

/** The pages that show the cause of an amount, the most relevant first. */
export function sourcesOf(explained: Explained): Source[] {
  const kind = causeKinds.find((one) => one === explained.causeKind);
  return kind === undefined ? [] : sources[kind](explained);
}
