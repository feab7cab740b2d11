/** The words in which it is asked what to do about a bet that is held. */

export const HEDGE = /\b(hedg\w*|lay (it )?off|bet against (it|that|them)|cover it)\b/;

export const WHETHER =
  /\b(should|shud|would you|do you think|does it make sense|makes? sense|worth( it)?|smart|wise|good idea|bad idea|dumb|better|best|rather|or not|yes or no|do i (even |really )?(need|have) to)\b/;

/** "Hedge it?", "hedge or nah" behind what is held. */
export const BARE_HEDGE = /\bhedg(e|ing)( (it|this|that|now))?( (or (not|no|nah)|here|yet))?$/;

/** Without a question how much. */
export const asksWhether = ({ plain }: { plain: string }): boolean =>
  WHETHER.test(plain) && HEDGE.test(plain) && !HOW.test(plain);

/** "Should i add the Bruins": the other side of what is held. */
export const ADDS = /\b(add|adding|take|bet|put|play|grab|buy|get)\b/;

export const RIDE =
  /\b(let (it|that|this|them) (ride|run|go)|(ride|riding) (it|this|that)( out)?|(just |still )(hold|keep|sit on)( on)?( to)? (it|this|that|the (bet|ticket))|hold or|or hold|stay in|leave (it|that|this|them)( alone| be| as is)?|stand pat|do nothing)\b|\b(should|do|would) i (just )?(hold|keep|sit on)( on)?( to)? (it|this|that|the (bet|ticket))\b|^(so |ok |and )?((im |i am )?(just )?(gonna|going to|imma|ill|i will) )?(just )?(hold|ride|keep it)( it)?$/;

export const SELLS =
  /\b(cash\w*|offer\w*|take (it|that|the|this|\$?\d+(\.\d+)?)|sell\w*|accept|buy ?out|buying me out|settle|(theyll|they|they will|book|book will|will) (give|pay) me|worth it)\b/;

/** "If they drop it to 75", "what if they go up to 90": another offer for the ticket. */
export const OFFER_NOW =
  /\b(drop|drops|dropped|lower|lowers|lowered|cut|cuts|raise|raises|raised|bump|bumps|bumped|up|go|goes|went|come|comes|came|change|changes|changed|move|moves|moved|offer|offers|give|gives|say|says)( me| it| that| the (offer|number|cash ?out))?( (down|up|back|only))*( to)? \$?\d+(\.\d+)?\b/;

export const HOW = /\b(how much|how do|how to|how can|how would|how should|what do i (put|bet)|(what|which) amount)\b/;

export const OTHER_SIDE = /\b(other|opposite) (side|team|one)\b/;

export const BACK =
  /\b(get|want|make|have|just|only|for|bring|brings|bare|minimum|to)\b.*\b(back|even)\b|\bcover (only |just )?(my|the) (\d+\b|stake|bet|ticket|money|risk|cost)|\b(no|zero) loss\b|\bnot lose (anything|money)\b/;

/** "For even profit": the same is to be left whoever wins, and not only nothing lost. */
export const EVENLY =
  /\b(even|equal|same) (profits?|split|returns?|payouts?|results?|winnings|money either)\b|(?<!\bbreak(?:ing)? )\b(even|equal|same|level|square)\b(?: \w+){0,3} (either way|both ways|each way|no matter|whoever|whichever|whatever|regardless|on both)\b|\b(either way|both ways|no matter \w+(?: \w+)?|whoever wins)(?: \w+){0,3} (equal|same|level)\b/;

/** "Hedge or let it ride", "take the cash out or hedge": which of several ways, and neither yes nor no. */
export const asksWhich = (plain: string): boolean =>
  /\bor\b(?! (no|not|nah|what)\b)/.test(plain) && [HEDGE, RIDE, SELLS].filter((words) => words.test(plain)).length > 1;
