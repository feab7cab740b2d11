import type { RateLimitDeps } from '../../../platform/http/rate-limit.ts';
import type { MailDeps } from '../../mail/queue-mail.ts';

export type OAuthDeps = RateLimitDeps & MailDeps;
