import { showBoard } from '../../tools/show-board/show-board.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { worldOf } from '../sums/stored-bet.ts';

const WHY = /\b(why|how come|hows|how is|how are|how do|how does)\b/;
const LOW = /\b(low|lower|lowest|cheap|cheaper|cheapest|better|less|least|small|tight|good)\b/;
const ELSE = /\b(bet|pick|edge|fair|move|moved|line)\b/;
const MOST_WORDS = 12;

/**
 * "Why is it so low", "why is LowVig so much better" behind books in the order of what they keep: that it is the book's own choice, with what
 * the first and the others keep. Null: no such order was shown.
 */
export function whyLowVig(read: Tagged): Asked | null {
  const { plain, previous, mentions, amounts, tokens } = read;
  const isElse = mentions.length + amounts.prices.length > 0 || tokens.length > MOST_WORDS || ELSE.test(plain);
  if (!previous || isElse || !WHY.test(plain) || !LOW.test(plain)) return null;
  const kept = keptBy(read);
  const lead = kept.find(({ book }) => read.books.includes(book)) ?? kept.find(({ canBet }) => canBet) ?? kept[0];
  if (!lead || kept.length < 2) return null;
  const { looked = [], focus = [] } = previous;
  return say(`${against(lead, kept)} ${WHOSE_CHOICE}${lead.canBet ? '' : ` ${noBets(lead)}`}`, [], {
    looked,
    focus,
    unjudged: true,
  });
}

type Kept = { book: string; share: number; canBet: boolean };

/** What each of the books keeps that were shown in that order, the least first. */
export function keptBy(read: Tagged): Kept[] {
  const [looked, ...others] = read.previous?.looked ?? [];
  if (looked?.tool !== 'show_board' || others.length > 0) return [];
  const { byBook, order } = looked.input;
  if (byBook !== 'hold' && order !== 'lowest_hold') return [];
  const found = showBoard({ ...looked.input, offset: 0, limit: MOST_ROWS }, worldOf(read));
  const rows = found.ok ? (found.data.ranking?.books ?? found.data.margins ?? []) : [];
  return rows
    .flatMap((row): Kept[] => {
      const share = 'hold' in row ? row.hold : row.margin;
      return share === null ? [] : [{ book: row.book, share, canBet: row.canBet }];
    })
    .sort((a, b) => a.share - b.share);
}

function against(lead: Kept, kept: readonly Kept[]): string {
  // Who can bet there compares it with the others where he can.
  const rest = kept.filter(({ book, canBet }) => book !== lead.book && (canBet || !lead.canBet));
  if (rest.length === 0) return `${lead.book} keeps ${hundredths(lead.share)} here.`;
  const average = rest.reduce((all, { share }) => all + share, 0) / rest.length;
  const next = rest.find(({ share }) => share > lead.share);
  const others = `${hundredths(average)} on average at the other ${rest.length}`;
  if (lead.share >= average) return `${lead.book} keeps ${hundredths(lead.share)} here, no less than ${others}.`;
  return `${lead.book} keeps ${hundredths(lead.share)} here, against ${others}${next ? ` (the next is ${next.book}, ${hundredths(next.share)})` : ''}.`;
}

const hundredths = (share: number): string => `${(share * 100).toFixed(2)}%`;

const noBets = ({ book }: Kept): string => `You cannot bet at ${book}: its prices are a reference here.`;

const MOST_ROWS = 60;
const WHOSE_CHOICE =
  'How much a book keeps is its own choice, and prices alone do not say why: some sell reduced juice to draw bets (-105 on both sides keeps 2.4%, -110 keeps 4.5%). A low vig makes a bet cost less; whether it is worth taking is another question.';
