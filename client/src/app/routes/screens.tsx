import type { ReactElement } from 'react';
import { useT } from '@/i18n/use-t';
import type { Translator } from '@/i18n/translator';
import { TimelineScreen } from '@/features/timeline/timeline-screen';
import { loadable } from './loadable';
import type { Page } from './routes';

// The home timeline is what most visits begin with: its code comes with the entry. All else on demand.
const ConversationScreen = loadable(() =>
  import('@/features/conversation/conversation-screen').then((module) => module.ConversationScreen),
);
const NotificationsPage = loadable(() =>
  import('@/features/notifications/page/notifications-page').then((module) => module.NotificationsPage),
);
const LoginPage = loadable(() => import('@/features/login/login-pages').then((module) => module.LoginPage));
const OauthCallbackPage = loadable(() =>
  import('@/features/login/login-pages').then((module) => module.OauthCallbackPage),
);
const MoreScreenOf = loadable(() => import('./more-screens').then((module) => module.MoreScreenOf));
const AboutPage = loadable(() => import('@/features/about/about-page').then((module) => module.AboutPage));
const ProfilePage = loadable(() =>
  import('@/features/profile/profile-page').then((module) => module.ProfilePage),
);
const DoorPage = loadable(() => import('@/features/door/door-page').then((module) => module.DoorPage));
const RemoteUserPage = loadable(() =>
  import('@/features/remote-user/remote-user-page').then((module) => module.RemoteUserPage),
);
const NotFoundPage = loadable(() =>
  import('@/features/not-found/not-found-page').then((module) => module.NotFoundPage),
);

// Opens under a post; until its code is there the post stays as it is.
const ReplyForm = loadable(
  () => import('@/parts/composer/places/reply-form').then((module) => module.ReplyForm),
  {
    quiet: true,
  },
);

/** Words for a page, in its heading and in the browser's tab. */
export function pageTitle(t: Translator, page: Page): string {
  switch (page.is) {
    case 'more':
      return t.dynamic(page.title, {});
    case 'timeline':
    case 'door':
    case 'remote-user':
    case 'profile':
      return t.dynamic(page.title, page.titleArgs ?? {});
    case 'conversation':
      return t('pages.conversation');
    case 'notifications':
      return t('pages.notifications');
    case 'login':
    case 'oauth-callback':
      return t('pages.login');
    case 'about':
      return t('pages.about');
    case 'not-found':
      return t('pages.not_found');
    case 'root':
      return '';
  }
}

/** The screen of a page, in the main column. */
export function Screen({ page }: { page: Page }): ReactElement | null {
  const t = useT();
  switch (page.is) {
    case 'root':
      return null; // a redirect is under way
    case 'timeline':
      return (
        <TimelineScreen
          key={page.key}
          timelineKey={page.key}
          title={pageTitle(t, page)}
          replyForm={ReplyForm}
        />
      );
    case 'conversation':
      return <ConversationScreen key={page.id} statusId={page.id} replyForm={ReplyForm} />;
    case 'notifications':
      return <NotificationsPage />;
    case 'login':
      return <LoginPage />;
    case 'oauth-callback':
      return <OauthCallbackPage />;
    case 'about':
      return <AboutPage />;
    case 'profile':
      return <ProfilePage key={page.name} name={page.name} replyForm={ReplyForm} />;
    case 'more':
      return <MoreScreenOf page={page} />;
    case 'door':
      return <DoorPage screen={page.screen} />;
    case 'remote-user':
      return <RemoteUserPage acct={page.acct} key={page.acct} />;
    case 'not-found':
      return <NotFoundPage />;
  }
}

/** Fetched while nothing else is to be done: what the reader is likely to open next. */
export const preloadScreens = (): Promise<unknown> =>
  Promise.allSettled([ConversationScreen.preload(), ReplyForm.preload(), ProfilePage.preload()]);

/** Fetched beside the entry when the address asks for it at once. */
export function preloadPage(page: Page): void {
  const wanted = {
    conversation: ConversationScreen,
    notifications: NotificationsPage,
    login: LoginPage,
    'oauth-callback': OauthCallbackPage,
    about: AboutPage,
    profile: ProfilePage,
    more: MoreScreenOf,
    door: DoorPage,
    'remote-user': RemoteUserPage,
    'not-found': NotFoundPage,
    root: null,
    timeline: null,
  } as const;
  // A failure shows when the screen itself asks for its code.
  wanted[page.is]?.preload().catch(() => {});
}
