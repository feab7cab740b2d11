import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { shortTeamName } from '../lib/team-looks.ts';
import { TeamChip } from './team-chip.tsx';

afterEach(cleanup);

const lettersOf = (team: string, league: string) =>
  render(<TeamChip team={team} league={league} />).container.querySelector('text')?.textContent;

it('shows a team’s letters on its colours once these have come, and says nothing to a screen reader', async () => {
  const { container } = render(<TeamChip team="Kansas City Chiefs" league="NFL" />);
  const ground = () => container.querySelector('rect')?.getAttribute('fill');
  await waitFor(() => expect(ground()).toBe('#c8102e'));
  expect(container.querySelector('text')?.textContent).toBe('KC');
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

it('shows others by their initials', () => {
  expect(lettersOf('Toledo Mud Hens', 'Baseball')).toBe('TH');
  expect(lettersOf('Iga Świątek', 'Tennis')).toBe('IŚ');
  expect(lettersOf('Arsenal', 'Soccer (EPL)')).toBe('AR');
  expect(lettersOf('', 'NFL')).toBe('?');
});

it.each([
  ['Buffalo Bills', 'NFL', 'Bills'],
  ['Boston Red Sox', 'MLB', 'Red Sox'],
  ['Toronto Blue Jays', 'MLB', 'Blue Jays'],
  ['Portland Trail Blazers', 'NBA', 'Trail Blazers'],
  ['Detroit Red Wings', 'NHL', 'Red Wings'],
  ['Columbus Blue Jackets', 'NHL', 'Blue Jackets'],
  ['Vegas Golden Knights', 'NHL', 'Golden Knights'],
  ['Los Angeles FC', 'MLS', 'LAFC'],
  ['Ohio State Buckeyes', 'NCAAF', 'Ohio State Buckeyes'],
])('calls the %s of the %s %s for short', (team, league, short) => {
  expect(shortTeamName(team, league)).toBe(short);
});
