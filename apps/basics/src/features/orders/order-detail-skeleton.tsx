import { Card } from '@lading/ui/card';
import { Skeleton } from '@lading/ui/skeleton';

/** The outline of an order while it is fetched. */
export function OrderDetailSkeleton() {
  const lines = ['w-2/3', 'w-1/2', 'w-3/5', 'w-2/5'];
  const outline = lines.map((width) => <Skeleton key={width} className={`mb-3 h-3 ${width}`} />);
  return (
    <div aria-busy="true" className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_320px]">
      <Card>{outline}</Card>
      <Card>{outline}</Card>
    </div>
  );
}
