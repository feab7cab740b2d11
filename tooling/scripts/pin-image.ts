// npm run pin-image: writes the digest of each base image behind its tag in the Dockerfile; --check only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { askDigest, imagesOf, withDigest } from './pin-image/image-digest.ts';

const file = join(import.meta.dirname, '../../Dockerfile');
const before = readFileSync(file, 'utf8');
try {
  let after = before;
  for (const image of imagesOf(before)) {
    const digest = await askDigest(image);
    after = withDigest(after, image, digest);
    console.log(`${image.repository}:${image.tag} is ${digest}`);
  }
  const isPinned = after === before;
  if (!process.argv.includes('--check')) writeFileSync(file, after);
  else if (!isPinned) process.exitCode = 1;
  console.log(isPinned ? 'The Dockerfile says so.' : 'The Dockerfile said something else.');
} catch (error) {
  console.error(`Nothing was pinned: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
