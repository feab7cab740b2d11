import type { APIResponse, Page } from '@playwright/test';
import { soundReply } from '../src/server/features/turns/test-sound-reply.ts';
import {
  type SaidReply,
  startTestModelServer,
  type TestModelServer,
} from '../src/server/providers/llm/test-model-server.ts';
import { untracedIn } from '../tooling/scripts/eval-agent/untraced.ts';
import { expect, test } from './support/fixtures.ts';
import { type Product, startProduct } from './support/product.ts';
import { signInByCookie } from './support/sign-up.ts';

type Game = { home: string; away: string };
type Saved = { role: string; content: string };

const input = (page: Page) => page.getByPlaceholder('Ask about games, odds, or betting strategies...');
const lastWord = (name: string): string => name.split(' ').at(-1) ?? name;

/** A model that chooses by a word of the question, and writes every sentence that it is asked for. */
function script(model: TestModelServer, { home }: Game): void {
  const game = lastWord(home);
  const byWord: [RegExp, NonNullable<SaidReply['calls']>][] = [
    [/injuries/, [{ name: 'facts_about', input: { game } }]],
    [/ride it/, [{ name: 'price_bets', input: { bets: [{ game, market: 'moneyline', side: game }] } }]],
  ];
  model.say((body) => {
    if (!body.includes('You choose what')) return { text: soundReply(body) };
    const question = String(JSON.parse(JSON.parse(body).messages[1].content).question);
    return { calls: byWord.find(([word]) => word.test(question))?.[1] ?? [] };
  });
}

const json = async <Body>(response: APIResponse): Promise<Body> => {
  expect(response.status(), await response.text()).toBe(200);
  return (await response.json()) as Body;
};

test.describe('a conversation with a compatible server that answers from a script', () => {
  let model: TestModelServer;
  let own: Product;
  test.beforeAll(async () => {
    model = await startTestModelServer();
    own = await startProduct({ LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'test-model' });
  });
  test.afterAll(async () => {
    await own.stop();
    await model.close();
  });

  test('holds ten turns, goes on after the model failed, and shows no figure that is not the desk’s', async ({
    page,
  }) => {
    await signInByCookie(page, own.url);
    await page.goto(`${own.url}/chat`, { waitUntil: 'networkidle' });
    const found = await page.request.post(`${own.url}/api/desk/find_games`, { data: { leagues: ['NFL'], limit: 6 } });
    const { data } = await json<{ data: { games: Game[] } }>(found);
    const [first, second] = data.games;
    if (!first || !second) throw new Error('the demo slate has too few football games');
    script(model, first);

    const say = async (message: string): Promise<void> => {
      await input(page).fill(message);
      await input(page).press('Enter');
      await expect(page.getByText(message, { exact: true }).last()).toBeVisible();
      await expect(input(page)).toBeEnabled();
      await expect(page.getByRole('button', { name: /^Stop/ })).toHaveCount(0);
    };
    const shows = (text: string | RegExp) => expect(page.getByText(text).last()).toBeVisible();

    await say('nfl board');
    await shows(first.home);
    await say(`if the ${lastWord(first.home)} were your horse would you ride it`);
    await shows(new RegExp(`${first.home} moneyline`));
    await say('and the other side');
    await shows(new RegExp(`${first.away} moneyline`));
    await say(`${first.home} moneyline +150 good?`);
    await shows(/your \+150/);
    await say('hedge $100 at +400 with -150');
    await shows(/Hedge/i);
    await say(`parlay ${first.home} ml and ${second.home} ml at DraftKings`);
    await shows(/DraftKings/i);
    await say(`would a wise horse look at the injuries of the ${lastWord(first.home)} quux`);
    await say('best nfl bets');
    await shows(/test-model/);
    model.behave('status_500');
    await say('best nba bets');
    await shows(/Not charged/);
    await say('which is the weakest');

    const sessions = await json<{ id: string }[]>(await page.request.get(`${own.url}/api/chat/sessions`));
    const saved = await json<Saved[]>(
      await page.request.get(`${own.url}/api/chat/sessions/${sessions[0]?.id}/messages`),
    );
    const answers = saved.filter(({ role }) => role === 'assistant');
    expect(answers).toHaveLength(10);
    expect(answers.flatMap(({ content }) => untracedIn(content))).toEqual([]);
    expect(
      answers.filter(({ content }) => content.includes('What the why of it comes down to')).length,
    ).toBeGreaterThan(0);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.screenshot({ path: test.info().outputPath(`conversation-${width}.png`) });
    }
  });
});
