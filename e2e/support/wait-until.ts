/** Asks again and again until the answer is not undefined. `describe` says on failure what was last seen. */
export async function waitUntil<Value>(
  what: string,
  ask: () => Promise<Value | undefined>,
  options: { timeoutMs: number; describe?: () => string },
): Promise<Value> {
  const deadline = Date.now() + options.timeoutMs;
  for (;;) {
    const value = await ask();
    if (value !== undefined) return value;
    if (Date.now() > deadline)
      throw new Error(`${what}: not within ${options.timeoutMs} ms. ${options.describe?.() ?? ''}`);
    await new Promise((done) => setTimeout(done, 100));
  }
}
