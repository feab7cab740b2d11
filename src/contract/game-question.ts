/** What a game's page puts into the question field of the chat. It reads as that game and no other (`game-question.test.ts` of the language). */
export const questionAbout = (game: string): string =>
  game.includes(' vs ') ? `Who wins ${game}?` : `What do you make of ${game}?`;
