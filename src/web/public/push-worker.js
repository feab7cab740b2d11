/** Shows what has come. A push holds nothing: what is told is asked for here, as the bettor who is signed in. */
const ALERTS_PATH = '/api/alerts';
const PUSH_PATH = '/api/push';
const PAGE = '/bets';
/** As long as a push is kept: what came before was told before. */
const NEWS_FOR_MS = 30 * 60_000;
const MOST_LINES = 3;

self.addEventListener('push', (event) => event.waitUntil(tell()));

async function tell() {
  const news = await readNews();
  // A browser that is woken and shows nothing loses the right to be woken.
  await self.registration.showNotification(news.length > 1 ? `${news.length} alerts` : 'Alert', {
    body: news.slice(0, MOST_LINES).join('\n') || 'Something that you asked for has come. Open My Bets to read it.',
    tag: 'alerts',
    renotify: true,
    icon: '/icon-192.png',
  });
}

async function readNews() {
  try {
    const answer = await fetch(ALERTS_PATH, { credentials: 'same-origin' });
    if (!answer.ok) return [];
    const { alerts } = await answer.json();
    const since = Date.now() - NEWS_FOR_MS;
    return alerts.flatMap(({ firedAt, said }) => (firedAt !== null && Date.parse(firedAt) >= since ? [said] : []));
  } catch {
    return [];
  }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage());
});

async function openPage() {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => new URL(url).pathname === PAGE);
  return open ? open.focus() : self.clients.openWindow(PAGE);
}

/** The browser was given another address: the server is told, while its bettor is still signed in. */
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(moved(event.oldSubscription)));

async function moved(before) {
  if (!before) return;
  const { endpoint } = await self.registration.pushManager.subscribe(before.options);
  const body = JSON.stringify({ endpoint });
  const headers = { 'content-type': 'application/json' };
  await fetch(PUSH_PATH, { method: 'PUT', credentials: 'same-origin', headers, body });
}
