import { PAYMENT_WEBHOOK_PATH } from '#contract/billing.ts';
import type { StripeStandIn } from '../../../../src/server/providers/payments/stand-in/test-stripe-server.ts';
import { rest } from './rest.ts';
import type { Seeded } from './seeded.ts';
import type { Tally } from './tally.ts';

const PAUSE_MS = 300;
const AGAIN_MS = 2_000;

export type Paid = { sessionId: string; kind: 'pack' | 'subscription' };

/** The page of the payment provider, and its messages: each is sent until it is answered with 200, and some twice. */
export class Till {
  readonly paid: Paid[] = [];
  readonly #stripe: StripeStandIn;
  readonly #urls: () => readonly string[];
  readonly #random: Seeded;
  readonly #tally: Tally;
  readonly #queue: object[] = [];

  constructor(stripe: StripeStandIn, urls: () => readonly string[], random: Seeded, tally: Tally) {
    this.#stripe = stripe;
    this.#urls = urls;
    this.#random = random;
    this.#tally = tally;
  }

  /** A person pays on the page. It may have been given up in between, by another purchase or a deleted account. */
  pay(url: string, kind: Paid['kind']): void {
    const sessionId = /\/(cs_\w+)/.exec(url)?.[1] ?? '';
    if (this.#stripe.world.sessions.get(sessionId)?.status !== 'open') {
      this.#tally.count('pay on the page', 'given up before');
      return;
    }
    this.#stripe.payCheckout(sessionId);
    this.paid.push({ sessionId, kind });
    this.#tally.count('pay on the page', 'paid');
  }

  /** Tells of all that happened until the signal ends it. */
  async tell(ending: AbortSignal): Promise<void> {
    while (!ending.aborted) {
      const isTold = await this.#tellOne();
      await rest(isTold ? PAUSE_MS : AGAIN_MS, ending);
    }
  }

  /** Tells of what is left; false where a message is not taken in time. */
  async tellRest(withinMs: number): Promise<boolean> {
    const ending = new AbortController();
    const deadline = Date.now() + withinMs;
    for (;;) {
      const isTold = await this.#tellOne();
      if (isTold && this.#queue.length === 0) return true;
      if (Date.now() > deadline) return false;
      if (!isTold) await rest(AGAIN_MS, ending.signal);
    }
  }

  /** In any order. */
  async #tellOne(): Promise<boolean> {
    this.#queue.push(...this.#stripe.takeEvents());
    this.#stripe.requests.length = 0;
    const at = Math.floor(this.#random.share() * this.#queue.length);
    const event = this.#queue[at];
    if (event === undefined) return true;
    const url = `${this.#random.pick(this.#urls())}${PAYMENT_WEBHOOK_PATH}`;
    const status = await this.#stripe.send(event, url).catch(() => 'broken');
    this.#tally.count('webhook', String(status));
    if (status !== 200) return false;
    if (!this.#random.isTrueIn(0.1)) this.#queue.splice(at, 1);
    return true;
  }
}
