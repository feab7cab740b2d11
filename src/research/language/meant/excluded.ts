import type { EntityText } from './entities.ts';
import type { Role, Want } from './wants.ts';

/** What is there to be left out, for what is there to be taken. */
const LEFT_OUT: Readonly<Partial<Record<Role, Role>>> = {
  name: 'notName',
  book: 'notBook',
  league: 'notLeague',
  market: 'notMarket',
};
const SEARCHED = /^(?:list|revise|parlay(?:\.chance)?$|spread|scan|ref\.more|ref\.replace)/;

const BEFORE =
  /(?:^| )(?:no|not|not on|not at|not from|nothing on|nothing at|i e no|eg no|without|w o|wo|except|excluding|exclude|skip|skipping|besides|but not|other than|anything but|nothing from|avoid|hate|sick of|tired of|(?:dont|don['’]?t|do not) (?:want|like|do|bet|need|trust|touch)(?: any)?|(?:take|leave|keep|get|cut) (?:out|off)|(?:cut|drop|lose|ditch|remove|dump)(?: out| off)?)(?: (?:the|any|all|those|my|more|of the|a))?$/;
const ONLY = /^(?:just|only)$/;
const BEHIND = /^(?:out|excluded|aside)$/;
const JOINT = /^(?:and|or|nor|,|either|the|n|&)$/;
const NEAR = 4;

/**
 * Which of what is named is to be left out, by the words beside it: "no props", "pinny out". Weights that were taught by what people want
 * take what is named for that.
 */
export function withLeftOut(
  want: Want,
  { tokens, entities }: EntityText,
  roles: readonly (Role | null)[],
): (Role | null)[] {
  if (!SEARCHED.test(want)) return [...roles];
  const words = tokens.map(({ text }) => text);
  let isOut = false;
  return entities.map(({ from, to, kind }, at) => {
    const role = roles[at] ?? null;
    const previous = entities[at - 1]?.to ?? 0;
    const between = words.slice(Math.max(previous, from - NEAR), from);
    const isJoined =
      at > 0 && isOut && between.length > 0 && words.slice(previous, from).every((word) => JOINT.test(word));
    // "No pinnacle betonline circa": books that stand side by side are left out together.
    const isListed = at > 0 && isOut && between.length === 0 && kind !== 'market' && kind === entities[at - 1]?.kind;
    const isTold = BEFORE.test(` ${between.join(' ')}`) && !ONLY.test(words[from - 1] ?? '');
    isOut = isTold || isJoined || isListed || BEHIND.test(words[to] ?? '');
    return isOut ? (role !== null && LEFT_OUT[role]) || role : role === 'notName' ? 'name' : role;
  });
}
