import { type Product, type Settings, startProduct } from '../../../../e2e/support/product.ts';
import type { FaultTimes } from './fault-times.ts';
import type { Memory } from './memory.ts';
import type { ServerLog } from './server-log.ts';
import type { Tally } from './tally.ts';

type Watchers = { log: ServerLog; memory: Memory; faults: FaultTimes; tally: Tally };

/** The processes of a run. All that is signalled here was started here. */
export class Servers {
  readonly #products: Product[];
  readonly #watchers: Watchers;
  /** Those that are meant to be down. */
  readonly #down = new Set<number>();

  private constructor(products: Product[], watchers: Watchers) {
    this.#products = products;
    this.#watchers = watchers;
  }

  /** One after the other: the first makes the tables, and the keys in the folder that they share. */
  static async start(count: number, settings: Settings, watchers: Watchers): Promise<Servers> {
    const products: Product[] = [];
    try {
      while (products.length < count) products.push(await startProduct(settings));
      return new Servers(products, watchers);
    } catch (error) {
      for (const { child } of products) await child.end('SIGKILL');
      throw error;
    }
  }

  get count(): number {
    return this.#products.length;
  }

  /** Of those that are up, as far as a proxy knows it: what is frozen is among them. */
  urls(): string[] {
    const up = this.#products.filter((_product, at) => !this.#down.has(at));
    return (up.length > 0 ? up : this.#products).map(({ url }) => url);
  }

  async kill(at: number): Promise<void> {
    this.#down.add(at);
    await this.#product(at).child.end('SIGKILL');
  }

  /** On its port again, once it is ready. */
  async startAgain(at: number): Promise<void> {
    const product = this.#product(at);
    this.#watchers.log.take(product.child);
    this.#products[at] = await product.restart();
    this.#down.delete(at);
  }

  freeze(at: number): void {
    this.#product(at).child.process.kill('SIGSTOP');
  }

  thaw(at: number): void {
    this.#product(at).child.process.kill('SIGCONT');
  }

  /** Reads logs and memory; one that ended by itself is a violation, and is started again. */
  async look(): Promise<void> {
    const { log, memory, tally } = this.#watchers;
    for (const [at, { child }] of this.#products.entries()) {
      log.take(child);
      if (this.#down.has(at)) continue;
      await memory.look(`server ${at + 1}`, child.process.pid);
      if (!child.ended || this.#down.has(at) || this.#product(at).child !== child) continue;
      this.#down.add(at);
      const { exitCode, signalCode } = child.process;
      tally.violate(`server ${at + 1} ended by itself with ${exitCode ?? signalCode}`);
      await this.startAgain(at);
    }
  }

  /** Asks each to end, which it has to do by itself and with 0. */
  async end(): Promise<void> {
    for (const [at, { child }] of this.#products.entries()) {
      this.#down.add(at);
      await child.end('SIGTERM');
      this.#watchers.log.take(child);
      const { exitCode, signalCode } = child.process;
      if (exitCode !== 0)
        this.#watchers.tally.violate(`server ${at + 1} ended with ${exitCode ?? signalCode}, not with 0`);
    }
  }

  async killAll(): Promise<void> {
    for (const { child } of this.#products) await child.end('SIGKILL');
  }

  #product(at: number): Product {
    const product = this.#products[at];
    if (!product) throw new RangeError(`there is no server ${at}`);
    return product;
  }
}
