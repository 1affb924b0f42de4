import { early } from './early';
import { about } from './late/about';
import { compose } from './late/compose';
import { conversation } from './late/conversation';
import { again } from './late/again';
import { announcing } from './late/announcing';
import { banner } from './late/banner';
import { drawer } from './late/drawer';
import { expiring } from './late/expiring';
import { filtering } from './late/filtering';
import { grouping } from './late/grouping';
import { inbox } from './late/inbox';
import { interactions } from './late/interactions';
import { lists } from './late/lists';
import { searching } from './late/searching';
import { drafts } from './late/drafts';
import { door } from './late/door';
import { history } from './late/history';
import { feed_more } from './late/feed-more';
import { files } from './late/files';
import { keys } from './late/keys';
import { languages } from './late/languages';
import { login } from './late/login';
import { not_here } from './late/not-here';
import {
  account_errors,
  notices,
  notification_errors,
  stream_notices,
  timeline_errors,
} from './late/notices';
import { asking } from './late/asking';
import { placeholder } from './late/placeholder';
import { players } from './late/players';
import { viewer } from './late/viewer';
import { muting } from './late/muting';
import { news } from './late/news';
import { peek } from './late/peek';
import { otherwise } from './late/otherwise';
import { people, person_errors } from './late/people';
import { people_pages } from './late/people-pages';
import { profile } from './late/profile';
import { post_menu } from './late/post-menu';
import { reacting } from './late/reacting';
import { reporting } from './late/reporting';
import { suggesting } from './late/suggesting';
import { translation } from './late/translation';
import { voting } from './late/voting';
import { writing } from './late/writing';

/**
 * The whole English catalogue: the typed source of all message ids, which are `namespace.name`. One file a
 * namespace; what a late part alone says is in `late/` and comes with that part.
 */
export const en = {
  ...early,
  about,
  again,
  compose: { ...early.compose, ...compose },
  conversation,
  door,
  drafts,
  expiring,
  history,
  announcing,
  banner,
  drawer,
  filtering,
  grouping,
  inbox,
  interactions,
  lists,
  searching,
  account_errors,
  notices,
  notification_errors,
  stream_notices,
  timeline_errors,
  not_here,
  feed_more,
  files,
  keys,
  languages,
  login: { ...early.login, ...login },
  asking,
  placeholder,
  players,
  viewer,
  muting,
  news,
  peek,
  people,
  otherwise,
  people_pages,
  person_errors,
  profile,
  post_menu,
  reacting,
  reporting,
  suggesting,
  translation,
  voting,
  writing,
} as const;
