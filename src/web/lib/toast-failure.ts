import { type ToastContent, toast } from '../ui/toast.ts';
import { ApiError, serverMessage } from './api-error.ts';
import { ToldError } from './told-error.ts';

/**
 * A refusal shows the server's words or the fallback; everything else is a network that did not answer, with words of its
 * own where there are some.
 */
export function toastFailure(
  error: unknown,
  refused: { title: string; fallback: string },
  unreachable?: ToastContent,
): void {
  if (error instanceof ToldError) {
    toast({ title: refused.title, description: error.message, variant: 'destructive' });
    return;
  }
  if (unreachable && !(error instanceof ApiError)) {
    toast(unreachable);
    return;
  }
  toast({ title: refused.title, description: serverMessage(error) ?? refused.fallback, variant: 'destructive' });
}
