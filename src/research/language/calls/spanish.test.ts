import { expect, it } from 'vitest';
import { fromSpanish } from './spanish.ts';

it.each([
  [
    'mejor precio del over 2.5 en tijuana atlas y en que casa',
    'what is the best price on over 2.5 in tijuana atlas at which book',
  ],
  ['cual es la mejor cuota del america ganador y donde', 'what is the best price on america to win and where'],
  ['cuando juegan las chivas y a como estan', 'when do they play chivas and what are their odds'],
  ['vale la pena la del sabado?', 'is the saturday one worth it?'],
  ['y el empate', 'and the draw'],
  ['vale la pena?', 'worth it?'],
  ['cual conviene, over o under', 'which one should i take, over or under'],
  ['le meto al over 2.5', 'should i bet over 2.5'],
  ['conviene el over', 'should i bet over'],
  ['como llega chivas', 'how is their form chivas'],
  ['cuanto gano con 50 a +161 y cuanto a -118', 'how much do i win with $50 at +161 and how much at -118'],
  ['y si empatan me regresan mi dinero', 'and if its a draw do i get my money back'],
  ['quien ganara, america o juarez', 'who wins, america or juarez'],
  ['que tal los lakers', 'what about lakers'],
])('reads what is asked of prices in Spanish: %s', (text, english) => {
  expect(fromSpanish(text)).toBe(english);
});

it.each([
  'best price on the america game',
  'casa pizza ml',
  'como ml',
  'como vs napoli odds',
  'is la galaxy a good bet',
])('leaves English alone: %s', (text) => {
  expect(fromSpanish(text)).toBeNull();
});
