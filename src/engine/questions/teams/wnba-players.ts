import type { TeamTable } from './team-table.ts';

export const WNBA_PLAYERS: TeamTable = {
  "A'ja Wilson": "a'ja, aja wilson",
  'Angel Reese': 'angel reese, !reese',
  'Breanna Stewart': 'stewie stewart, breanna stewart',
  'Caitlin Clark': '!clark, caitlin, cc22',
  'Aliyah Boston': 'aliyah boston, aliyah',
  'Alyssa Thomas': 'alyssa thomas',
  'Arike Ogunbowale': 'arike, ogunbowale',
  'Chelsea Gray': 'chelsea gray',
  'Jackie Young': 'jackie young',
  'Jewell Loyd': 'jewell loyd',
  'Jonquel Jones': 'jonquel',
  'Kahleah Copper': 'kahleah',
  'Kelsey Mitchell': 'kelsey mitchell',
  'Kelsey Plum': 'kelsey plum',
  'Nneka Ogwumike': 'nneka, ogwumike',
  'Satou Sabally': 'satou, sabally',
  'Brittney Griner': 'griner',
  'Napheesa Collier': 'napheesa',
  'Paige Bueckers': 'bueckers, paige buckets',
  'Sabrina Ionescu': 'sabrina, ionescu',
};
