/** A caller handed the odds engine something no price, chance or stake can be. `argument` names the offender. */
export class OddsInputError extends RangeError {
  override readonly name = 'OddsInputError';
  readonly argument: string;

  constructor(argument: string, requirement: string) {
    super(`${argument} ${requirement}`);
    this.argument = argument;
  }
}
