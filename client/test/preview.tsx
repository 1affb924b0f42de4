import '@/theme/tokens.css';
import '@/theme/base.css';
import { createRoot } from 'react-dom/client';
import { App } from '@/app/app';
import { createFakeRealm } from './fake-realm';
import { createFakeSessions } from './fake-sessions';
import { makeAccount, makeServer } from './make';
const q = new URLSearchParams(location.search);
const me = makeAccount({
  id: '7',
  acct: 'juniper',
  displayName: 'Juniper Vale',
  statusesCount: 1284,
  followingCount: 312,
  followersCount: 467,
  role: 'admin',
  locked: true,
  avatarStatic: '/favicon.png',
  headerStatic: '',
  own: {
    defaultVisibility: null,
    noteSource: '',
    followRequestsCount: 2,
    unreadNotificationsCount: 0,
    allowFollowingMove: true,
    settingsStore: {},
  },
});
const realm = createFakeRealm({
  me: q.get('guest') ? null : me,
  server: makeServer({
    base: location.origin,
    ui: { theme: q.get('theme') ?? '', showInstanceSpecificPanel: true },
  }),
});
const sessions = createFakeSessions(realm);
realm.notices.push({ level: 'error', messageKey: 'login.no_connection', messageArgs: {}, timeout: 0 });
if (q.get('path')) history.replaceState(null, '', q.get('path') + location.search);
if (q.get('mfa'))
  sessions.signIn.set({ is: 'totp', busy: false, error: { is: 'server-text', text: 'Invalid code' } });
const place = document.getElementById('app');
if (place) createRoot(place).render(<App sessions={sessions} />);
