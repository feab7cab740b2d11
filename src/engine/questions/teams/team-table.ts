/**
 * A league's teams by their canonical names, as the odds provider spells them, each with its other names, separated by
 * commas. A mark before a name limits it: `~` needs a sign that a team is meant, `^` must be written in capitals, `!`
 * counts only when the team's league is known from the rest of the question, `?` counts unless another team goes by it too.
 */
export type TeamTable = Readonly<Record<string, string>>;
