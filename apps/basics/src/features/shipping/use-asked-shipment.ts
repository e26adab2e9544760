import { useSearchParams } from 'react-router';

const name = 'shipment';

/** The shipment named in the page's address, `?shipment=…`, to open an action for it; and how to dismiss that. */
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
