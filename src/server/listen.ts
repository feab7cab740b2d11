import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { addressOf } from './address.ts';
import { StartError } from './platform/errors.ts';
import type { Config } from './platform/process/config.ts';

/** The address that it is reached at. */
export async function listen(app: FastifyInstance, config: Config): Promise<string> {
  const { PORT, HOST } = config;
  try {
    await app.listen({ port: PORT, host: HOST });
    return addressOf(config, (app.server.address() as AddressInfo).port);
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : '';
    if (code === 'EADDRINUSE')
      throw new StartError(`PORT ${PORT} is already in use. Set PORT to a free one.`, { cause });
    if (code === 'EACCES')
      throw new StartError(`PORT ${PORT} may not be used by this user. Set PORT to one above 1023.`, { cause });
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartError(`HOST ${HOST} is not an address of this machine.`, { cause });
    }
    throw cause;
  }
}
