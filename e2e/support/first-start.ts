import { rm } from 'node:fs/promises';
import { FIRST_DATA_DIR, startProduct } from './product.ts';

/**
 * Starts the product once with nothing at all, as a newcomer does, and keeps what it made: a third of each test's time
 * would go into making the same embedded database again.
 */
export default async function firstStart(): Promise<() => Promise<void>> {
  const product = await startProduct();
  await product.child.end('SIGTERM');
  process.env[FIRST_DATA_DIR] = product.dataDir;
  return () => rm(product.dataDir, { recursive: true, force: true });
}
