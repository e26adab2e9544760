import { useSearchParams } from 'react-router';

const name = 'shipment';

/** The shipment that a page is opened with, `?shipment=…`, to do something with it there; and how to leave it be. */
export function useAskedShipment(): { shipmentId: string | null; leave: () => void } {
  const [params, setParams] = useSearchParams();
  return {
    shipmentId: params.get(name),
    leave: () =>
      setParams(
        (before) => {
          const left = new URLSearchParams(before);
          left.delete(name);
          return left;
        },
        { replace: true },
      ),
  };
}
