import type { TeamTable } from './team-table.ts';

export const EPL_PLAYERS: TeamTable = {
  'Alexander Isak': 'isak',
  'Bruno Fernandes': 'bruno fernandes',
  'Bukayo Saka': 'saka',
  'Cole Palmer': 'cole palmer',
  'Declan Rice': 'declan rice',
  'Erling Haaland': 'haaland',
  'Florian Wirtz': 'wirtz',
  'Hugo Ekitike': 'ekitike',
  'Martin Odegaard': 'odegaard',
  'Mohamed Salah': 'salah, mo salah',
  'Ollie Watkins': 'ollie watkins',
  'Phil Foden': 'foden',
  'Viktor Gyokeres': 'gyokeres',
};

export const MLS_PLAYERS: TeamTable = {
  'Denis Bouanga': 'bouanga',
  'Lionel Messi': 'messi',
  'Luis Suarez': 'luis suarez',
  'Son Heung-min': 'heung min son, son heung min',
  'Thomas Muller': 'thomas muller',
};

export const WORLD_SOCCER_PLAYERS: TeamTable = {
  'Cristiano Ronaldo': 'ronaldo, cr7',
  'Harry Kane': 'harry kane',
  'Jude Bellingham': 'bellingham',
  'Kylian Mbappe': 'mbappe',
  'Lamine Yamal': 'yamal',
  'Antoine Griezmann': 'griezmann',
  'Julian Alvarez': 'julian alvarez',
  'Lautaro Martinez': 'lautaro',
  'Ousmane Dembele': 'dembele',
  Pedri: 'pedri gonzalez',
  Raphinha: 'raphina',
  'Robert Lewandowski': 'lewandowski, lewa',
  'Victor Osimhen': 'osimhen',
  'Christian Pulisic': 'pulisic',
  'Vinicius Junior': 'vinicius, vini jr',
};
