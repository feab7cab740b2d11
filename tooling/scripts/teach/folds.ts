const FOLDS = 5;

/** Each of the cases judged by what was learnt from the others: a fifth after the other, or the first `folds` fifths alone. */
export function judgeUntaught<Case, Learnt, Judged>(
  cases: readonly Case[],
  learn: (taught: readonly Case[]) => Learnt,
  judge: (one: Case, learnt: Learnt) => Judged,
  folds = FOLDS,
): Judged[] {
  return Array.from({ length: folds }, (_, fold) => {
    const learnt = learn(cases.filter((_, at) => at % FOLDS !== fold));
    return cases.filter((_, at) => at % FOLDS === fold).map((one) => judge(one, learnt));
  }).flat();
}
