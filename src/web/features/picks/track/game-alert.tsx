import type { BoardGame } from '#contract/odds-board.ts';
import { AlertButton } from './alert-button.tsx';
import { alertableGame } from './alertable.ts';

/** Asks to be told of any bet that the board shows of a game. */
export function GameAlert({ game, look }: { game: BoardGame; look: 'button' | 'icon' }) {
  const bets = alertableGame(game, Date.now());
  if (look === 'button') return <AlertButton bets={bets} about={game.game} size="default" />;
  return <AlertButton bets={bets} about={game.game} variant="ghost" size="icon" className="text-faint sm:size-7" />;
}
