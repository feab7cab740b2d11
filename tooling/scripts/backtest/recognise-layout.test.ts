import { describe, expect, it } from 'vitest';
import { recogniseLayout } from './recognise-layout.ts';

const open = (header: string, asked?: string) => recogniseLayout(header.split(','), asked);
const namesOf = (header: string) => open(header).priceSets.map(({ name, best }) => [name, best]);

describe('recognising a layout by its header', () => {
  it('takes football-data columns in threes, and bets a closing opinion at closing prices only', () => {
    const header =
      'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HS,AS,VCH,VCD,VCA,MaxH,MaxD,MaxA,PSCH,PSCD,PSCA,MaxCH,MaxCD,MaxCA';
    expect(open(header).name).toBe('football-data');
    expect(namesOf(header)).toEqual([
      ['vc', 'max'],
      ['max', null],
      ['psc', 'maxc'],
      ['maxc', null],
    ]);
  });

  it('gives Betbrain averages their own highest prices', () => {
    const header =
      'division,season,hg,ag,max_h,max_d,max_a,bbmx_h,bbmx_d,bbmx_a,bbav_h,bbav_d,bbav_a,psc_ah_h,psc_ah_a';
    expect(open(header).name).toBe('soccer');
    expect(namesOf(header)).toEqual([
      ['max', null],
      ['bbmx', null],
      ['bbav', 'bbmx'],
    ]);
  });

  it('names the season by its end year where only a date is given', () => {
    const { season, result } = open('Date,FTHG,FTAG,PSH,PSD,PSA');
    expect(season(['18/08/12'])).toBe('2013');
    expect(season(['19/05/2013'])).toBe('2013');
    expect([result(['', '2', '1']), result(['', '1', '1']), result(['', '0', '1']), result(['', '', ''])]).toEqual([
      0,
      1,
      2,
      'unknown',
    ]);
  });

  it('counts a drawn fight as a tie and takes the red corner first', () => {
    const { name, result } = open('R_odds,B_odds,Winner,date');
    expect(name).toBe('ufc');
    expect(['Red', 'Blue', 'Draw', ''].map((winner) => result(['-120', '100', winner]))).toEqual([
      0,
      1,
      'tie',
      'unknown',
    ]);
  });

  it('lets the opening price of a baseball game be bet against the close', () => {
    expect(namesOf('season,vis_final,home_final,vis_ml_open,vis_ml_close,home_ml_open,home_ml_close')).toEqual([
      ['moneyline', 'moneyline_open'],
      ['moneyline_open', null],
    ]);
  });

  it('takes the first of two columns of one name', () => {
    expect(open('home_odds,away_odds,result,home_odds').priceSets[0]?.columns).toEqual([0, 1]);
  });

  it('refuses in one sentence what it does not know', () => {
    expect(() => open('a,b,c')).toThrow('The header is of no layout known here');
    expect(() => open('home_odds,away_odds,result', 'tennis')).toThrow('There is no layout tennis');
    expect(() => open('home_odds,away_odds,result', 'toString')).toThrow('There is no layout toString');
    expect(() => open('a,b,c', 'ufc')).toThrow('The file lacks the columns r_odds, b_odds, winner, date.');
    expect(() => open('hg,ag,division,season')).toThrow('The file holds no whole set of prices.');
  });
});
