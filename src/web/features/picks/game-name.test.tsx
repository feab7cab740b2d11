// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { GameName } from './game-name.tsx';

afterEach(cleanup);

describe('a game', () => {
  it('bears the colours of both sides, which say nothing to who hears it', () => {
    const { container } = render(<GameName game="Buffalo Bills @ Kansas City Chiefs" league="NFL" />);
    expect(container.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(2);
    for (const letters of container.querySelectorAll('text')) letters.remove();
    expect(container.textContent).toBe('Buffalo Bills @ Kansas City Chiefs');
  });

  it.each([
    ['Islam Makhachev @ Arman Tsarukyan', 'UFC'],
    ['Boston Celtics', 'NBA'],
    ['Buffalo Bills @ Kansas City Chiefs', undefined],
  ])('%s is its words alone (%s)', (game, league) => {
    const { container } = render(<GameName game={game} league={league} />);
    expect(container.innerHTML).toBe(game);
  });
});
