import { readFileSync } from 'node:fs';
import { StartError } from '../errors.ts';
import { reasonOf } from './data-dir.ts';

/** What a vault, or the secrets of a container, may hand over as a file. */
const SECRETS = [
  'ADMIN_PATH',
  'ANTHROPIC_API_KEY',
  'AUTH_SECRET',
  'AUTH_SECRET_PREVIOUS',
  'BACKUP_PASSPHRASE',
  'DATABASE_URL',
  'LOG_KEY',
  'METRICS_TOKEN',
  'ODDS_API_KEY',
  'OPENAI_API_KEY',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'PUSH_KEY',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'WAITLIST_EXPORT_TOKEN',
] as const;

type Environment = NodeJS.Dict<string>;

/** The settings, with what `NAME_FILE` names read into `NAME`. @throws StartError in words without the secret */
export function withSecretFiles(environment: Environment): Environment {
  const read: Environment = {};
  for (const name of SECRETS) {
    const path = environment[`${name}_FILE`]?.trim();
    if (!path) continue;
    if (environment[name]?.trim()) throw new StartError(`Set ${name} or ${name}_FILE, not both.`);
    read[name] = readSecret(name, path);
  }
  return { ...environment, ...read };
}

function readSecret(name: string, path: string): string {
  try {
    const text = readFileSync(path, 'utf8').trim();
    if (text !== '') return text;
  } catch (cause) {
    throw new StartError(`${name}_FILE cannot be read: ${reasonOf(cause)}.`, { cause });
  }
  throw new StartError(`${name}_FILE names ${path}, which is empty.`);
}
