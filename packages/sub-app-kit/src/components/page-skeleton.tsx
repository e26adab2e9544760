import { Skeleton } from '@lading/ui/skeleton';

/** The outline of a page whose code or texts are still on the way. */
export function PageSkeleton() {
  return (
    <div className="px-6 py-5 max-sm:px-4">
      <Skeleton className="mb-5 h-7 w-44" />
      <Skeleton className="h-64 w-full rounded-lg" />
    </div>
  );
}
