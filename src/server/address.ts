import type { Config } from './platform/process/config.ts';

/** Where the product is reached, as far as its settings tell. */
export const addressOf = ({ APP_URL, HOST }: Config, port: number): string =>
  APP_URL ?? `http://${HOST === '127.0.0.1' ? 'localhost' : HOST}:${port}`;
