/** Trouble that the writer left behind. */
export const OVER: readonly string[] = [
  'years ago',
  'back in college|school|my|the day',
  'learned my lesson',
  'long time ago',
  'when i was <2> younger|kid|new',
  'i|have stopped|quit|done <3> chasing|parlays|betting|doubling <2> years|months|ago|and|now|so|last',
  'do not|never|not chase|tilt|borrow',
  'i am not chasing|tilting|tilted|addicted',
  'not chasing',
  'used to <3> chase|tilt|gamble|double|lose|martingale <6> not|anymore|stopped|flat|learned|years',
];
