import { HostLink } from '@lading/sub-app-kit/components/host-link';
import type { ListAddressSpec, ListColumn } from '@lading/sub-app-kit/list';
import { Button } from '@lading/ui/button';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** Filters of lists about labels; `from` and `to` are days of the reader's zone (YYYY-MM-DD), both included. */
export type LabelFilters<State extends string> = { state: State; from: string; to: string };

/** The URL parameters of such a list. It can only be sorted by the time of a row. */
export const labelListAddress = <Moment extends string, State extends string>(
  moment: Moment,
  states: readonly State[],
): ListAddressSpec<Moment, LabelFilters<State>> => ({
  sortable: [moment],
  defaultSort: `${moment}:desc`,
  filters: { state: states, from: [], to: [] },
});

/** Its first columns: the shipment, and the status of the row. */
export const labelColumns = <State extends string>(
  headings: { shipment: string; state: string },
  badge: (state: State) => ReactNode,
): ListColumn<{ shipmentNo: string; state: State }>[] => [
  {
    id: 'shipment',
    header: headings.shipment,
    width: 112,
    cell: ({ shipmentNo }) => <span title={shipmentNo}>{shipmentNo}</span>,
  },
  { id: 'state', header: headings.state, width: 128, cell: ({ state }) => badge(state) },
];

interface LabelLinksProps {
  shipmentNo: string;
  toShipment: string;
  /** The entry of the ledger, once there is one. */
  transactionId: string | null;
  explain: string;
  /** The actions on the row. */
  children?: ReactNode;
}

/** Links from a row to its shipment and to the ledger entry. */
export function LabelLinks(props: LabelLinksProps) {
  const { shipmentNo, toShipment, transactionId, explain, children } = props;
  return (
    <div className="flex flex-wrap gap-2">
      {children}
      <Button size="small" render={<HostLink href={`/b/#/shipments?q=${encodeURIComponent(shipmentNo)}`} />}>
        {toShipment}
      </Button>
      {transactionId ? (
        <Button
          size="small"
          render={
            <Link
              to={`/postage?q=${encodeURIComponent(shipmentNo)}&peek=${encodeURIComponent(transactionId)}`}
            />
          }
        >
          {explain}
        </Button>
      ) : null}
    </div>
  );
}
