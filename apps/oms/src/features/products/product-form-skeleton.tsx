import { Card } from '@lading/ui/card';
import { Skeleton } from '@lading/ui/skeleton';

/** The outline of the form while the product is fetched. */
export function ProductFormSkeleton() {
  return (
    <div aria-busy="true" className="grid max-w-160 gap-4">
      {['identity', 'codes', 'measures'].map((section) => (
        <Card key={section}>
          <Skeleton className="mb-4 h-4 w-32" />
          <Skeleton className="mb-3 h-8 w-full" />
          <Skeleton className="h-8 w-full" />
        </Card>
      ))}
    </div>
  );
}
