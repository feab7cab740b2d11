import { join } from 'node:path';
import { findSharedData } from '../../scripts/test/find-shared-data.ts';
import { Child, cleanEnv, root } from './child.ts';
import { waitUntil } from './wait-until.ts';

export const sharedData = findSharedData(process.env, root);
export const withoutSharedData = 'needs the shared data (EDGEWISE_SHARED, default ../shared)';
