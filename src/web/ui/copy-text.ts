import { toast } from './toast.ts';

/** False where the browser refused, which is then said. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    toast({ title: 'Error', description: 'This browser did not allow copying.', variant: 'destructive' });
    return false;
  }
}
