import type { Remembered, SendMessageReply } from '#contract/chat.ts';
import type { Memory } from '#research/language/reading.ts';
import { rememberedChips, withoutParts } from '#research/language/remembered-parts.ts';
import { writeOdds } from '#research/words/bettor.ts';
import { AppError } from '../../platform/errors.ts';
import { addForgotten } from './forgotten.repo.ts';
import { type Forgotten, forgottenSince } from './forgotten.ts';
import type { Turn } from './turn.ts';
import type { Sender, TurnDeps } from './turn-deps.ts';
import { type AskedChat, findAskedChat } from './turns.repo.ts';

type Deps = Pick<TurnDeps, 'db'>;

const NO_CHAT = 'This chat does not exist.';

/** @throws AppError not_found for a chat that is absent or somebody else's: the two look alike. */
export async function getAskedChat({ db }: Deps, user: Pick<Sender, 'id'>, sessionId: string): Promise<AskedChat> {
  const chat = await findAskedChat(db, user.id, sessionId);
  if (!chat) throw new AppError('not_found', NO_CHAT);
  return chat;
}

/** Beside a reply that was saved before; nothing where its chat is gone. */
export async function rememberedIn(
  { db }: Deps,
  user: Sender,
  sessionId: string,
): Promise<Pick<SendMessageReply, 'remembered'>> {
  const chat = await findAskedChat(db, user.id, sessionId);
  return chat ? { remembered: chipsOf(chat.previous?.memory, user) } : {};
}

/** What a chat remembers of its writer. */
export async function readRemembered(deps: Deps, user: Sender, sessionId: string): Promise<Remembered[]> {
  return chipsOf((await getAskedChat(deps, user, sessionId)).previous?.memory, user);
}

/**
 * Takes one of these away, for every question that is read from now on; an answer that runs does not bring it back.
 * @returns what is left.
 * @throws AppError not_found for what the chat neither remembers nor forgot.
 */
export async function forgetRemembered(
  deps: Deps,
  user: Sender,
  sessionId: string,
  key: string,
): Promise<Remembered[]> {
  const chat = await getAskedChat(deps, user, sessionId);
  const chips = chipsOf(chat.previous?.memory, user);
  if (chips.some((chip) => chip.key === key)) {
    if (!(await addForgotten(deps.db, user.id, sessionId, key))) throw new AppError('not_found', NO_CHAT);
    return chips.filter((chip) => chip.key !== key);
  }
  if (chat.forgotten.some((one) => one.key === key)) return chips;
  throw new AppError('not_found', 'This chat remembers nothing of the kind.');
}

/** What the chat remembers once a turn is answered: what was taken away meanwhile stays away. */
export const rememberedAfter = (
  { reading, forgets, user }: Pick<Turn, 'reading' | 'forgets' | 'user'>,
  forgotten: readonly Forgotten[],
): Remembered[] => chipsOf(withoutParts(reading, forgottenSince(forgotten, forgets)).memory, user);

const chipsOf = (memory: Memory | undefined, { settings }: Pick<Sender, 'settings'>): Remembered[] =>
  rememberedChips(memory, (decimal) => writeOdds({ oddsFormat: settings.oddsFormat ?? 'american' }, decimal));
