import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { chmod, unlink } from 'node:fs/promises';
import { createConnection, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { hasCode } from '../database/error-code.ts';
import { DataDirHeldError, type StartError } from '../errors.ts';
import { type Answer, answerOn } from './control-socket.ts';
import { ownTemporaryFolder } from './private-folder.ts';

/** Longer paths do not fit into a socket's address. */
const SOCKET_PATH_MAX = 100;

/**
 * Holds a folder for this process alone: two processes on one embedded database lose data. The lock is a listening
 * socket, so the system lets go of it when its holder dies, however it dies.
 *
 * Two sockets: one in the system's own name space, where only one process of this machine can have the name, and one
 * as a file in the folder, which a process in another container sees too. Through the file, and only for whoever may
 * open it, the holder answers commands that need the data while it runs.
 * @throws DataDirHeldError when another process holds the folder, StartError when the socket has no safe place.
 */
export async function lockDataDir(folder: string, answer?: Answer): Promise<{ release: () => Promise<void> }> {
  const path = realpathSync(folder);
  const held = new DataDirHeldError(
    `DATA_DIR ${path} is in use by another Edgewise process. Stop it, or set DATA_DIR to another folder.`,
  );
  const name = nameOf(path);
  const machineLock = await listen(machineAddress(name)).catch((error: unknown) => refuse(error, held));
  try {
    const folderLock = await takeSocketFile(socketFile(path, name), held, answer);
    return {
      release: async () => {
        await close(folderLock);
        if (machineLock) await close(machineLock);
      },
    };
  } catch (error) {
    if (machineLock) await close(machineLock);
    throw error;
  }
}

/** Where the holder of a folder answers; null where the system has no such sockets. @throws StartError as `lockDataDir` does */
export function controlSocket(folder: string): string | null {
  const path = realpathSync(folder);
  return socketFile(path, nameOf(path));
}

const nameOf = (path: string): string => createHash('sha256').update(path).digest('hex').slice(0, 32);

function refuse(error: unknown, held: StartError): never {
  throw hasCode(error, 'EADDRINUSE') ? held : error;
}

/** Linux and Windows know names that vanish with their process; elsewhere the file alone must do. */
function machineAddress(name: string): string | null {
  if (process.platform === 'linux') return `\0edgewise-${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\edgewise-${name}`;
  return null;
}

function socketFile(folder: string, name: string): string | null {
  if (process.platform === 'win32') return null;
  const file = join(folder, 'control.sock');
  return Buffer.byteLength(file) <= SOCKET_PATH_MAX ? file : join(ownTemporaryFolder(), `${name}.sock`);
}

async function takeSocketFile(file: string | null, held: StartError, answer?: Answer): Promise<Server | null> {
  if (file === null) return null;
  const server = await listenOnFile(file, held, answer);
  await chmod(file, 0o600);
  return server;
}

async function listenOnFile(file: string, held: StartError, answer?: Answer): Promise<Server | null> {
  try {
    return await listen(file, answer);
  } catch (error) {
    if (!hasCode(error, 'EADDRINUSE')) throw error;
    if (await answers(file)) throw held;
    // Left behind by a process that died: nobody listens.
    await unlink(file);
    return listen(file, answer).catch((again: unknown) => refuse(again, held));
  }
}

function listen(address: string | null, answer?: Answer): Promise<Server | null> {
  if (address === null) return Promise.resolve(null);
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => (answer ? answerOn(socket, answer) : socket.end()));
    server.once('error', reject);
    server.listen(address, () => {
      server.unref();
      resolve(server);
    });
  });
}

function answers(file: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(file);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

const close = (server: Server | null): Promise<void> =>
  new Promise((resolve) => (server ? server.close(() => resolve()) : resolve()));
