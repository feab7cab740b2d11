import type { TeamTable } from './team-table.ts';

export const WNBA_TEAMS: TeamTable = {
  'Atlanta Dream': '!atlanta, !dream, !atl',
  'Chicago Sky': '!chicago, !sky, !chi',
  'Connecticut Sun': '!connecticut, !sun, conn sun',
  'Dallas Wings': '!dallas, !wings, !dal',
  'Golden State Valkyries': '!golden state, valkyries, gs valkyries, valks, !gsv',
  'Indiana Fever': '!indiana, ~fever, !ind',
  'Las Vegas Aces': '!las vegas, !vegas, ~aces, lv aces',
  'Los Angeles Sparks': '!los angeles, !la, ~sparks',
  'Minnesota Lynx': '!minnesota, lynx, !min',
  'New York Liberty': '!new york, ~liberty, libs, !ny',
  'Phoenix Mercury': '!phoenix, ~mercury, merc, !phx',
  'Portland Fire': '!portland, !fire',
  'Seattle Storm': '!seattle, !storm, !sea',
  'Toronto Tempo': '!toronto, ~tempo, !tor',
  'Washington Mystics': '!washington, mystics, !was',
};
