import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ExclusionBanner } from './exclusion-banner.tsx';
import { playLimitsQuery } from './limits-queries.ts';

/** The banner by itself, for where one would ask or buy. Nothing while it is not known. */
export function OwnExclusion({ help }: { help: ReactNode }) {
  const { data } = useQuery(playLimitsQuery);
  return <ExclusionBanner exclusion={data?.exclusion ?? null} help={help} />;
}
