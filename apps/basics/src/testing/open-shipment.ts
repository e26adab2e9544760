import type { MountedApp } from '@lading/sub-app-kit/testing/mounted-app';
import { mountAt } from './mount-basics.ts';
import { shipmentDetail } from './shipment-detail.ts';

/** A shipment as its list shows it. */
export const listedShipment = {
  shipmentId: '5',
  shipmentNo: 'SH5',
  shipmentStatus: 'AWAITING_LABEL',
  packageCount: 1,
  createTime: '2026-11-20T16:00:00.000Z',
  currency: 'USD',
};

interface OpenedShipment {
  shipment?: typeof listedShipment;
  /** What differs from {@link shipmentDetail}. */
  detail?: object;
  /** Replies to further calls, by the end of their path. */
  answers?: Readonly<Record<string, unknown>>;
}

/** Opens the list of shipments with the panel of its only one. */
export const openShipment = (
  userId: string,
  { shipment = listedShipment, detail = {}, answers = {} }: OpenedShipment,
): Promise<MountedApp> =>
  mountAt(
    `#/shipments?peek=${shipment.shipmentId}`,
    ({ path }) => {
      if (path.includes('/shipment/detail/')) return { result: 'OK', data: shipmentDetail(shipment, detail) };
      if (path.endsWith('/shipment/page')) return { result: 'OK', data: { records: [shipment], total: 1 } };
      const [, data] = Object.entries(answers).find(([end]) => path.endsWith(end)) ?? [];
      return { result: 'OK', data: data ?? { counts: {}, over: [] } };
    },
    userId,
  );
