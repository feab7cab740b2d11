import { createContext, type ReactNode } from 'react';
import type { BoardGame } from '#contract/odds-board.ts';

/** What a screen puts at the end of a game's row; nothing unless it says. */
export const RowActionContext = createContext<(game: BoardGame) => ReactNode>(() => null);
