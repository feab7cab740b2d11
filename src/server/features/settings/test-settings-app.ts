import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { footballSlate, NOW, testEvent } from '#research/slate/test-slate.ts';
import type { Db } from '../../platform/database/database.ts';
import { setValidationWords } from '../../platform/http/validation-words.ts';
import { startChatApp } from '../turns/test-chat-app.ts';
import { settingsRoutes } from './settings.routes.ts';

/** A game that only three of the slate's nine books price. */
const HOCKEY = testEvent('h1', {
  home: 'Toronto Maple Leafs',
  away: 'Boston Bruins',
  sportKey: 'icehockey_nhl',
  sportTitle: 'NHL',
  markets: [
    {
      market: 'moneyline',
      outcomes: ['home', 'away'],
      decimals: [1.91, 1.95],
      books: ['pinnacle', 'fanduel', 'betmgm'],
    },
  ],
});

/** Accounts, chat and settings over one slate of football, with a game of hockey. */
export async function startSettingsApp(db: Db): Promise<FastifyInstance> {
  setValidationWords();
  const football = footballSlate();
  const slate = { ...football, events: [...football.events, HOCKEY] };
  const { app } = await startChatApp(db, slate, () => NOW);
  await app.register(settingsRoutes({ db, slate: { current: async () => slate } }));
  return app;
}

type Visitor = {
  settings: () => Promise<LightMyRequestResponse>;
  change: (body: object) => Promise<LightMyRequestResponse>;
};

/** The settings' calls of whoever has this cookie. */
export const visitorOf = (app: FastifyInstance, cookie: string): Visitor => ({
  settings: () => app.inject({ method: 'GET', url: '/api/user/settings', headers: { cookie } }),
  change: (body) => app.inject({ method: 'PATCH', url: '/api/user/settings', payload: body, headers: { cookie } }),
});
