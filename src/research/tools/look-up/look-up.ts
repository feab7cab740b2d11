import { PRODUCT_NAME } from '#contract/product.ts';
import type { RecordSummary } from '#contract/record.ts';
import type { LookUpInput, LookUpResult, LookUpTopic } from '#contract/research/look-up.ts';
import { list } from '../../words/format.ts';
import { dayWords } from '../../words/moment-words.ts';
import * as figures from '../calculate/figures.ts';
import type { Outcome } from '../outcome.ts';
import type { Access } from '../tool.ts';
import type { Need, World } from '../world.ts';
import { loadedOf } from '../world.ts';
import { lookUpAbout } from './about.ts';
import { lookUpMatter } from './about-matters.ts';
import { lookUpBooks } from './books.ts';
import { METHODS_OF_PICKS } from './methods-of-picks.ts';
import { METHODS_OF_PRICE } from './methods-of-price.ts';
import { lookUpOwnBets } from './own-bets.ts';
import { lookUpLimits } from './own-limits.ts';
import { lookUpPrices } from './prices.ts';
import { lookUpSports } from './sports.ts';
import { lookUpTerm } from './terms.ts';
import { told } from './told.ts';
import { OF_WALLET } from './wallet-matters.ts';

const MOST_NAMED = 4;

type RecordTopic = Extract<LookUpTopic, { kind: 'record' }>;

const picksOf = (count: number): string =>
  count === 0 ? 'No picks' : `${count.toLocaleString('en-US')} ${count === 1 ? 'pick' : 'picks'}`;

/** How the bets and leans whose games are over ended, as plainly where they lost; before any did, that nothing is proven. */
function resultWords({ graded, won, lost, pushed }: RecordSummary['results']): string {
  if (graded === 0) return 'None is settled yet: 0 won, 0 lost, so it proves nothing so far.';
  const rest = pushed > 0 ? `, ${pushed} pushed` : '';
  return `${graded.toLocaleString('en-US')} ${graded === 1 ? 'bet is' : 'bets are'} settled: ${won} won, ${lost} lost${rest}.`;
}

/** What is recorded in public. It states no rate and no profit: these stand with their ranges on the page of the record. */
function lookUpRecord({ sport }: RecordTopic, { loaded, zone }: World): Outcome<LookUpResult> {
  const { recorded, since, demo, sports, results } = loadedOf(loaded.record, 'record');
  const own = sport === undefined ? null : (sports.find((row) => row.sport === sport)?.picks ?? 0);
  const named = sports.slice(0, MOST_NAMED).map(({ sport, picks }) => `${sport} ${picks.toLocaleString('en-US')}`);
  const more = sports.length > MOST_NAMED ? ['others'] : [];
  const count =
    since === null
      ? 'No pick has been recorded yet.'
      : `${PRODUCT_NAME} has recorded ${figures.count('', '', recorded).text} ${recorded === 1 ? 'pick' : 'picks'} since ${dayWords(new Date(since), zone)}: ${list([...named, ...more])}. Every pick stays on it, the losers too.`;
  return told('record', {
    title: 'The public record',
    text: [
      ...(own === null ? [] : [`${picksOf(own)} of ${sport} ${own === 1 ? 'is' : 'are'} on the record.`]),
      count,
      ...(recorded > 0 ? [resultWords(results)] : []),
      ...(demo > 0
        ? [`${demo === recorded ? 'All of them' : demo.toLocaleString('en-US')} were priced from demo odds.`]
        : []),
      'Each pick is graded once its game has ended. The figures, with their ranges and what they can and cannot prove, stand at /record.',
    ].join(' '),
    figures: [
      figures.count('recorded', 'Picks recorded', recorded),
      figures.count('demo', 'Priced from demo odds', demo),
    ],
    rows: sports
      .filter((row) => sport === undefined || row.sport === sport)
      .map((row) => ({ kind: 'record' as const, ...row })),
    links: [{ label: 'The public record', path: '/record' }],
  });
}

const METHODS = { ...METHODS_OF_PRICE, ...METHODS_OF_PICKS };

type Topics = { [Kind in LookUpTopic['kind']]: Topic<Extract<LookUpTopic, { kind: Kind }>> };

type Topic<Asked> = {
  read: (asked: Asked, world: World) => Outcome<LookUpResult>;
  access?: Access;
  needs?: Need;
};

const TOPICS: Topics = {
  term: { read: lookUpTerm },
  method: { read: ({ of }, { bettor }) => told('method', METHODS[of](bettor)) },
  record: { read: lookUpRecord, needs: { kind: 'record' } },
  own_bets: { read: lookUpOwnBets, access: 'free', needs: { kind: 'own_bets' } },
  books: { read: lookUpBooks },
  sports: { read: (_, world) => lookUpSports(world) },
  prices: { read: () => lookUpPrices() },
  limits: { read: (_, world) => lookUpLimits(world), access: 'account', needs: { kind: 'own_limits' } },
  about: {
    read: ({ of }, world) => (of === undefined ? lookUpAbout(world) : lookUpMatter(of, world)),
    needs: { kind: 'site' },
  },
};

/** What of an account is told is read beside the rest. */
const needsWallet = ({ topic }: LookUpInput): boolean =>
  topic.kind === 'about' && topic.of !== undefined && OF_WALLET.has(topic.of);

const topicOf = ({ topic }: LookUpInput) => TOPICS[topic.kind] as Topic<LookUpTopic>;

/** What stands here and can be read: terms, how figures are made, the record, the own bets, books, sports, prices and limits. */
export const lookUp = (input: LookUpInput, world: World): Outcome<LookUpResult> =>
  topicOf(input).read(input.topic, world);

/** Whoever asks may read what is public on the site; what is of an account needs one, the own limits even in a time-out. */
export const lookUpAccess = (input: LookUpInput): Access => topicOf(input).access ?? 'public';

export function lookUpNeeds(input: LookUpInput): readonly Need[] {
  const { needs } = topicOf(input);
  return [...(needs ? [needs] : []), ...(needsWallet(input) ? [{ kind: 'wallet' as const }] : [])];
}
