import { Card } from './card.tsx';
import { Skeleton } from './skeleton.tsx';

/** One figure under its name. Undefined: it is on its way. */
export function StatCard({ label, value }: { label: string; value: string | undefined }) {
  return (
    <Card className="flex min-w-0 flex-col gap-1 p-4">
      <dt className="text-caption text-muted">{label}</dt>
      <dd className="numeral truncate font-medium text-pick">{value ?? <Skeleton className="my-1 h-5 w-20" />}</dd>
    </Card>
  );
}
