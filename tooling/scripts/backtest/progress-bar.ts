import type { Progress } from './read-rows.ts';

const WIDTH = 30;

/** A bar on a terminal, redrawn at each whole percent; nothing anywhere else, so that logs stay clean. */
export function createProgressBar(output: NodeJS.WriteStream): { show: Progress; clear: () => void } {
  let shown = -1;
  return {
    show(share) {
      const percent = Math.min(100, Math.floor(share * 100));
      if (!output.isTTY || percent === shown) return;
      shown = percent;
      const filled = Math.round((percent / 100) * WIDTH);
      output.write(`\r[${'#'.repeat(filled)}${' '.repeat(WIDTH - filled)}] ${percent} %`);
    },
    clear() {
      if (output.isTTY && shown >= 0) output.write(`\r${' '.repeat(WIDTH + 10)}\r`);
    },
  };
}
