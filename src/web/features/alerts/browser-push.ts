import { pushWorkerAddress } from './push-worker-address.ts';

/** What this browser can do: nothing; nothing, since its user forbade it; or be told. */
export type BrowserPush = 'cannot' | 'forbidden' | 'off' | 'on';

const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && typeof Notification !== 'undefined';

export async function readBrowserPush(): Promise<BrowserPush> {
  if (!canPush()) return 'cannot';
  if (Notification.permission === 'denied') return 'forbidden';
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ? 'on' : 'off';
}

/** The address of this browser, by the server's key; null where its user does not allow it. */
export async function subscribe(key: string): Promise<string | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(pushWorkerAddress());
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  if (before && !isOfKey(before, key)) await before.unsubscribe();
  const { endpoint } = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return endpoint;
}

/** A subscription of another key cannot be told by this server. */
function isOfKey({ options }: PushSubscription, key: string): boolean {
  const own = options.applicationServerKey;
  if (own === null) return false;
  const text = btoa(String.fromCharCode(...new Uint8Array(own)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key;
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
