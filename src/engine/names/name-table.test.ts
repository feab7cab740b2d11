import { describe, expect, it } from 'vitest';
import { foldName } from './fold-name.ts';
import { createNameTable } from './name-table.ts';

describe('folding a name', () => {
  it.each([
    ['Montréal Canadiens', 'montreal canadiens'],
    ["  HAWAI'I  Rainbow-Warriors ", 'hawaii rainbow warriors'],
    ['Hawaiʻi', 'hawaii'],
    ['D.C. United', 'dc united'],
    ['Brighton & Hove Albion', 'brighton and hove albion'],
    ['St. Louis Blues', 'st louis blues'],
    ['Saint Louis', 'st louis'],
    ['Paris Saint-Germain', 'paris st germain'],
    ['Jan Błachowicz', 'jan blachowicz'],
    ['Jiří Procházka', 'jiri prochazka'],
    ['Bodø/Glimt', 'bodo glimt'],
    ['Miami (OH) RedHawks', 'miami oh redhawks'],
    ['ＮＢＡ', 'nba'],
    [' ... ', ''],
  ])('makes %j to %j', (name, folded) => {
    expect(foldName(name)).toBe(folded);
  });
});

describe('a table of names', () => {
  const table = createNameTable({
    'Los Angeles Clippers': ['LA Clippers'],
    'New York Yankees': ['New York'],
    'New York Mets': ['New York'],
  });

  it('leads every listed spelling to one key', () => {
    expect(table.keyOf('la clippers')).toBe(table.keyOf('Los Ángeles Clippers'));
    expect(table.knows('LA Clippers')).toBe(true);
  });

  it('matches nothing by an alias of two names, and neither of them by it', () => {
    expect(table.keyOf('New York')).toBeNull();
    expect(table.knows('New York')).toBe(false);
    expect(table.keyOf('New York Mets')).not.toBe(table.keyOf('New York Yankees'));
  });

  it('takes a name that it does not list for nobody else, and as itself', () => {
    expect(table.keyOf('Clippers')).not.toBe(table.keyOf('LA Clippers'));
    expect(table.keyOf('Seattle SuperSonics')).toBe(table.keyOf('seattle supersonics'));
    expect(table.knows('Seattle SuperSonics')).toBe(false);
    expect(table.keyOf('?')).toBeNull();
  });

  it('takes club letters off either end, and only where they are no part of the name', () => {
    const clubs = createNameTable({ 'Inter Miami CF': [], 'Atlético Madrid': [] }, { clubs: true });
    expect(clubs.keyOf('Inter Miami')).toBe(clubs.keyOf('Inter Miami CF'));
    expect(clubs.keyOf('FC Dallas')).toBe(clubs.keyOf('Dallas FC'));
    expect(clubs.keyOf('AFC Bournemouth')).toBe(clubs.keyOf('Bournemouth'));
    expect(clubs.keyOf('FC')).toBe('fc');
    expect(table.keyOf('FC Dallas')).not.toBe(table.keyOf('Dallas'));
  });
});
