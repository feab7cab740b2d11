/** "Would you play it", "is that a bet", "good bet?", "that parlay": about one bet that was spoken of, and no wish for others. */
export const OF_ONE =
  /\b(play|bet|bet on|take|do|like|hit|tail|fade) (it|that|this|that one|this one)\b|\b(that|this|my|the) (same )?parlay\b|\b(is|isnt) (it|that|this)\b(?! (time|possible|ok if))|^(so |ok |is it |its )?(a )?(good|decent|solid|bad) bet( or (no|not|nah))?\W*$|\b(make|turn) (it|that|this|them|those) (into )?(a|one) parlay\b/i;

/** "So whats the play" behind a game that was spoken of. */
export const THE_PLAY = /\bthe (play|move|bet|pick|angle|best bet|best play)( then| here| there| bro| man)?\W*$/i;
