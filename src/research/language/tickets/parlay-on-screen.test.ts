import { beforeAll, describe, expect, it } from 'vitest';
import { demoTalk } from '../test-demo-talk.ts';

/** Three legs of three games at one book, for a stake. */
const TICKET = 'parlay derrick white under 7.5 rebounds, jamal murray over 6.5 rebounds and lions ml at fanduel for 25';
/** Of one game. */
const OF_GAME = 'parlay bills +5, josh allen over 216.5 passing yards and cook under 83.5 rushing yards on dk';
const WHITE = 'Derrick White rebounds under 7.5';
const MURRAY = 'Jamal Murray rebounds over 6.5';
const LIONS = 'Detroit Lions moneyline';

let demo: Awaited<ReturnType<typeof demoTalk>>;
beforeAll(async () => {
  demo = await demoTalk();
});

type Leg = { eventId: string; market: string; side: string; line: number | null; player: string | null };
type Ticket = { legs: Leg[] } & Record<string, unknown>;

function nameOf({ eventId, market, side, line, player }: Leg): string {
  const game = demo.slate.events.find(({ id }) => id === eventId);
  const who = player ?? (side === 'home' ? game?.home : side === 'away' ? game?.away : '');
  const way = side === 'home' || side === 'away' ? '' : side;
  return [who, market.replace('prop:player_', ''), way, line ?? ''].filter((part) => part !== '').join(' ');
}

/** The one parlay that a last message asks for; anything else that it may come to is an error. */
function ticketOf(...texts: string[]): { legs: string[] } & Record<string, unknown> {
  const { plan } = demo.talk(...texts);
  const [call, ...others] = plan?.kind === 'calls' ? plan.calls : [];
  if (call?.tool !== 'build_parlay' || others.length > 0) throw new Error(`${texts.at(-1)}: ${JSON.stringify(plan)}`);
  // What it was before is told beside it, whatever it is now.
  const { legs, changedFrom: _, priceOnly: __, ...rest } = call.input as Ticket;
  return { legs: legs.map(nameOf), ...rest };
}

const asked = (text: string) => ticketOf(TICKET, text);

describe('a leg that is to go to its other side', () => {
  it.each([
    ['flip murray to the under', 1],
    ['put murray under instead of over in it', 1],
    ['make leg 2 the under', 1],
    ['go under on murray', 1],
    ['id rather have the under on murray', 1],
    ['murray should be under', 1],
    ['nah murray under in that parlay', 1],
    ['switch white to over', 0],
    ['use the other side of the white leg', 0],
    ['can we do white over tho', 0],
    ['the other side on the first one', 0],
    ['take the bills side of that lions game', 2],
    ['reverse the lions one', 2],
    ['flip leg 3', 2],
  ])('%s: is turned at its own line, and no other leg is', (text, place) => {
    const turned = ['Derrick White rebounds over 7.5', 'Jamal Murray rebounds under 6.5', 'Buffalo Bills moneyline'];
    const legs = [WHITE, MURRAY, LIONS].map((leg, at) => (at === place ? turned[at] : leg));
    expect(asked(text)).toEqual({ legs, book: 'FanDuel', stakeCents: 2500 });
  });

  it.each([
    'flip cook to the over',
    'no i meant in the sgp, put cook over instead of under in it',
    'swap the rushing yards to over',
    'cook over instead',
    'rushing over not under',
  ])('%s: stays at the book of a game as well, and costs nothing', (text) => {
    expect(ticketOf(OF_GAME, text)).toEqual({
      legs: ['Buffalo Bills spread 5', 'Josh Allen pass_yds over 216.5', 'James Cook rush_yds over 83.5'],
      book: 'DraftKings',
    });
    expect(demo.talk(OF_GAME, text).isCharged).toBe(false);
  });

  it('is asked about where several might be meant, and is left alone where it is asked about', () => {
    expect(demo.talk(TICKET, 'flip it').plan).toMatchObject({
      kind: 'say',
      choices: ['Flip leg 1', 'Flip leg 2', 'Flip leg 3'],
    });
    expect(demo.talk(TICKET, 'is white over better').plan).toMatchObject({ calls: [{ tool: 'price_bets' }] });
  });
});

describe('legs that are to stay, to go or to come', () => {
  it.each<[string, string[], object]>([
    ['drop murray, make it a 2 legger', [WHITE, LIONS], {}],
    ['lose the lions, 2 legs is fine', [WHITE, MURRAY], {}],
    ['White + Murray only', [WHITE, MURRAY], {}],
    ['keep just white and the lions', [WHITE, LIONS], {}],
    ['take the jets ml instead of the lions', [WHITE, MURRAY, 'New York Jets moneyline'], {}],
    ['just tell me white and murray parlay price at fd, no write up', [WHITE, MURRAY], {}],
    ['what does the white and murray parlay pay at dk', [WHITE, MURRAY], { book: 'DraftKings' }],
  ])('%s', (text, legs, more) => {
    expect(asked(text)).toEqual({ legs, book: 'FanDuel', stakeCents: 2500, ...more });
  });

  it('finds a total by a team of its game, whatever is complained of before', () => {
    const ticket = 'parlay barzal under 3.5 shots, sabres blue jackets over 5.5 and durant under 25.5 points at betmgm';
    for (const text of [
      'u got no nfl leg. swap the sabres over for lions ml',
      'lions ml instead of the columbus total',
    ])
      expect(ticketOf(ticket, text).legs[1]).toBe(LIONS);
  });

  it('takes the line that its book has where none is named', () => {
    const { legs, book } = ticketOf(OF_GAME, 'drop cook and add goff under passing yds');
    expect([legs[2], book]).toEqual(['Jared Goff pass_yds under 234.5', 'DraftKings']);
  });

  it('stays at its book where that lacks a leg, and says where the legs are had', () => {
    const { reading } = demo.talk(OF_GAME, 'drop cook and add goff under 235.5 passing yds');
    expect(reading).toMatchObject({ ticket: true, ticketBook: 'DraftKings' });
    expect(reading.focus).toHaveLength(3);
  });
});

describe('a parlay that is to be likelier, or to pay more', () => {
  it.each(['make it safer', 'too risky make it safer', 'dial down the risk a bit', 'i want a better chance to hit'])(
    '%s: loses the least likely of its legs',
    (text) => {
      expect(asked(text)).toMatchObject({ leaveOut: 'chance', book: 'FanDuel', stakeCents: 2500 });
      expect(demo.talk(TICKET, text).reading.focus).toHaveLength(2);
    },
  );

  it('exchanges a leg of two', () => {
    const ticket = 'parlay barzal under 3.5 shots and reinhart over 3.5 shots on betmgm, 15 bucks';
    expect(ticketOf(ticket, 'safer pls')).toMatchObject({ leaveOut: 'chance', choose: { count: 2 }, stakeCents: 1500 });
  });

  it('takes a leg at a longer price, or at a shorter one, in the place of the one that is named', () => {
    const longer = asked('swap white for something that pays more');
    expect(longer).toMatchObject({ legs: [MURRAY, LIONS], choose: { count: 3, place: 1, minPrice: '+107' } });
    const shorter = asked('give me a safer leg than the murray one');
    expect(shorter).toMatchObject({ legs: [WHITE, LIONS], choose: { count: 3, place: 2, maxPrice: '-133' } });
  });
});

describe('what else is said of it', () => {
  it('tells of one leg alone, and why it is in it where that is asked', () => {
    for (const text of ['why is the white leg a pass', 'whats wrong with white', 'why put white in there'])
      expect(demo.talk(TICKET, text).plan).toMatchObject({
        calls: [{ tool: 'price_bets', input: { bets: [{ player: 'Derrick White', book: 'FanDuel' }] } }],
        explains: 'why',
        pointed: 1,
        assumed: text.endsWith('there') ? [expect.stringMatching(/^It is in there because 3 legs/)] : [],
      });
  });

  it('is another parlay where it is dismissed', () => {
    expect(asked('ok forget it just gimme 2 legs for 40 bucks')).toMatchObject({
      legs: [],
      stakeCents: 4000,
      choose: { count: 2 },
    });
  });

  it('holds a price of the writer’s own against it for his stake', () => {
    expect(asked('dk is giving me +700 for that, good?')).toMatchObject({
      price: '+700',
      book: 'DraftKings',
      stakeCents: 2500,
    });
  });

  it('is held beside another book that is asked about, free, and stays where it is', () => {
    expect(demo.talk(TICKET, 'is draftkings better').plan).toMatchObject({
      calls: [{ tool: 'build_parlay', input: { book: 'DraftKings' } }],
      explains: 'better',
    });
  });

  it('takes no stake that nobody named', () => {
    const bare = 'parlay lions ml and texans ml at draftkings';
    expect(ticketOf(bare, 'texans -10 instead of the ml')).toEqual({
      legs: [LIONS, 'Houston Texans spread -10'],
      book: 'DraftKings',
    });
  });

  it('is made longer where it is to pay more', () => {
    expect(asked('now make it pay more')).toMatchObject({ leaveOut: 'shortest', choose: { count: 3 } });
  });

  it('is so many bets where it is split', () => {
    expect(demo.talk(TICKET, 'split em up').plan).toMatchObject({ calls: [{ tool: 'price_bets' }], explains: 'play' });
  });
});
