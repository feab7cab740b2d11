import { isPlayer } from './bets-named.ts';
import type { Entity } from './entities.ts';
import {
  type Form,
  gameOf,
  join,
  kinds,
  listed,
  money,
  needs,
  ofGame,
  oneBet,
  type Said,
  severalBets,
  texts,
} from './said.ts';

/** Of what a player does or does not do there is one price, and no line beside it. */
const isYesOrNo = ({ of }: Said): boolean =>
  of('market').some(({ kind, means, text }) => (kind === 'direction' && means === 'yes') || YES.test(text));
const YES = /anytime|\btds?\b|touchdown|scorer|to score/i;

const TO_BEAT = / to beat .*?(?=$| at [+-]?\d)/;
const AT_BOOK = / on [^+-]*$/;
const chanceOf = (bet: string): string =>
  `What is the probability that ${/ to beat /.test(bet) ? bet.replace(' to beat ', ' beats ') : `${bet} wins`}?`;

const isOf =
  (sport: string) =>
  ({ part }: Entity): boolean =>
    part?.kind === 'name' && part.mention.persons.some(({ event }) => event.sportKey.startsWith(sport));

/** A side of a total whose number is not named. */
const SIDE_ALONE = /^(?:over|under) in\b/;

/** What is asked of bets and games that are named. */
export const BET_FORMS = {
  value: ofGame(
    (game, said) => {
      const [name, ...others] = texts(said.of('name'));
      if (name && others.length === 0) return `${join('Is there any value on the', name, kinds(said))}?`;
      return join('Is there any value in', kinds(said) && `the ${kinds(said)} of`, `${game}?`);
    },
    ['market'],
  ),
  'lean.side': ofGame((game) => `Who do you like in ${game}?`),
  'lean.total': ofGame((game) => `Do you like the over or the under in ${game}?`, ['market', 'line']),
  'lean.prop': {
    roles: ['name', 'market', 'line'],
    say: (said) => {
      const [name, ...others] = said.of('name');
      const stat = said.of('market').filter(({ kind }) => kind === 'market');
      if (!name || others.length > 0 || stat.length !== 1) return null;
      return isYesOrNo(said)
        ? `Is ${name.text} ${stat[0]?.text} a good bet?`
        : `Do you like the over or the under on ${name.text} ${stat[0]?.text}?`;
    },
  },
  judge: oneBet((bet) =>
    SIDE_ALONE.test(bet)
      ? `Do you like the over or the under ${bet.replace(SIDE_ALONE, 'in')}?`
      : `Is ${bet} a good bet?`,
  ),
  compare: severalBets((named) => {
    const bets = named.map((bet) => bet.replace(TO_BEAT, ' moneyline'));
    return `Which is the ${bets.length > 2 ? 'best' : 'better'} bet: ${listed(bets, 'or')}?`;
  }),
  best_price: oneBet(
    (named, { of }) => {
      const books = texts(of('book'));
      const bet = named.replace(AT_BOOK, '');
      if (books.length > 2) return null;
      if (books.length === 2) return `Which has the better price on ${bet}, ${listed(books, 'or')}?`;
      return books.length === 1
        ? `What is the price of ${bet} at ${books[0]}?`
        : `Which book has the best price on ${bet}?`;
    },
    [],
    ['price'],
  ),
  board: ofGame(
    (game, said) => {
      const [name, ...others] = said.of('name');
      const books = said.of('book').length > 0 ? listed(texts(said.of('book')), 'and') : 'every book';
      const who = name && others.length === 0 && isPlayer(name) ? name.text : game;
      return kinds(said) ? `Show me the ${kinds(said)} prices of ${who} at ${books}.` : null;
    },
    ['market', 'book'],
  ),
  favored: ofGame((game) => `Who is favored in ${game} and by how much?`),
  chance: oneBet(chanceOf, [], ['price', 'book']),
  fair: oneBet(
    (bet, said) => (isYesOrNo(said) ? chanceOf(bet) : `What price is fair on ${bet}?`),
    [],
    ['price', 'book'],
  ),
  worst_price: oneBet(
    (bet, said) => (isYesOrNo(said) ? `Is ${bet} a good bet?` : `At what price would ${bet} be a good bet?`),
    [],
    ['price', 'book'],
  ),
  moved: ofGame(
    (game, said) =>
      kinds(said)
        ? `How has the ${kinds(said)} in ${game} moved since it opened?`
        : `How has the line in ${game} moved since it opened?`,
    ['market'],
  ),
  'none.stats': {
    roles: ['name', 'market', 'line'],
    say: ({ of }) => {
      const [name, ...others] = of('name');
      if (name && others.length === 0 && isPlayer(name)) return `How has ${name.text} played in recent games?`;
      const sides = texts(of('name')).map((side) => `the ${side}`);
      return sides.length > 0
        ? `How have ${listed(sides, 'and')} played in their recent games?`
        : 'What are the stats of that team this season?';
    },
  },
  'none.lineup': ofGame((game, { of }) => {
    const [name] = of('name');
    if (name && isPlayer(name)) return `Is ${name.text} going to play?`;
    if (of('name').some(isOf('baseball'))) return `Who is pitching in ${game}?`;
    return of('name').every(isOf('icehockey')) && of('name').length > 0
      ? `Who are the starting goalies in ${game}?`
      : `What is the starting lineup in ${game}?`;
  }),
  'none.tv': ofGame((game) => `What TV channel is ${game} on?`),
  'none.public': ofGame((game) => `Where is the public money in ${game}?`, ['market']),
  'none.score': ofGame((game) => `What is the final score prediction for ${game}?`),
  'facts.player': {
    roles: ['name'],
    say: ({ of }) => (of('name').length === 1 ? `Is ${of('name')[0]?.text} going to play?` : null),
  },
  'facts.injuries': {
    roles: ['name'],
    say: (said) => {
      const names = texts(said.of('name'));
      return names.length === 1
        ? `Who is injured for the ${names[0]}?`
        : names.length === 2
          ? `Who is injured in ${gameOf(said)}?`
          : null;
    },
  },
  'facts.weather': ofGame((game) => `What is the weather forecast for ${game}?`),
  'facts.form': {
    roles: ['name'],
    say: ({ of }) => {
      const names = texts(of('name')).map((name) => `the ${name}`);
      return names.length === 1 || names.length === 2
        ? `How have ${listed(names, 'and')} played in their recent games?`
        : null;
    },
  },
  'facts.meetings': {
    roles: ['name'],
    say: ({ of }) =>
      of('name').length === 2
        ? `How did the last meetings between the ${of('name')[0]?.text} and the ${of('name')[1]?.text} go?`
        : null,
  },
  'facts.when': ofGame((game) => `What time does ${game} start?`),
  'lines.game': ofGame((game) => `What are the lines in ${game}?`),
  props: {
    roles: ['name'],
    say: ({ of }) => (of('name').length === 1 ? `Show me all ${of('name')[0]?.text} player props.` : null),
  },
  'parlay.pays': severalBets(
    (bets, said) => {
      const stake = said.of('stake').length > 1 ? null : said.text('stake');
      const head = `What does a${stake ? ` ${money(stake)}` : ''} parlay of ${listed(bets, 'and')} pay`;
      return stake === null ? null : `${join(head, said.of('book')[0] && `at ${said.of('book')[0]?.text}`)}?`;
    },
    ['stake', 'book'],
  ),
  'parlay.judge': severalBets(
    (bets, { of }) =>
      `${join(`Is a parlay of ${listed(bets, 'and')}`, of('target')[0] && `at ${of('target')[0]?.text}`)} a good bet?`,
    ['target'],
  ),
  stake: oneBet(
    (bet, said) => needs(said, 'bankroll', (roll) => `How much should I bet on ${bet} with a ${money(roll)} bankroll?`),
    ['bankroll'],
  ),
  pays: oneBet(
    (bet, said) =>
      needs(
        said,
        'stake',
        (stake) => `What does a ${money(stake)} bet on ${bet.replace(/ on (\S+( BET)?)$/, ' at $1')} pay?`,
      ),
    ['stake'],
  ),
} as const satisfies Record<string, Form>;
