import { early } from './early';
import { about } from './late/about';
import { accounts } from './late/accounts';
import { compose } from './late/compose';
import { conversation } from './late/conversation';
import { again } from './late/again';
import { away } from './late/away';
import { announcing } from './late/announcing';
import { banner } from './late/banner';
import { drawer } from './late/drawer';
import { expiring } from './late/expiring';
import { filtering } from './late/filtering';
import { filters } from './late/filters';
import { grouping } from './late/grouping';
import { inbox } from './late/inbox';
import { interactions } from './late/interactions';
import { library } from './late/library';
import { lists } from './late/lists';
import { looking_further } from './late/looking-further';
import { catching_up } from './late/catching-up';
import { searching } from './late/searching';
import { drafts } from './late/drafts';
import { door } from './late/door';
import { newer_edit } from './late/newer-edit';
import { history } from './late/history';
import { feed_more } from './late/feed-more';
import { files } from './late/files';
import { keys } from './late/keys';
import { languages } from './late/languages';
import { login } from './late/login';
import { moderation } from './late/moderating';
import { not_here } from './late/not-here';
import {
  account_errors,
  notices,
  notification_errors,
  stream_notices,
  timeline_errors,
} from './late/notices';
import { arriving } from './late/arriving';
import { asking } from './late/asking';
import { placeholder } from './late/placeholder';
import { players } from './late/players';
import { viewer } from './late/viewer';
import { muting } from './late/muting';
import { news } from './late/news';
import { open_reports } from './late/open-reports';
import { own, own_hint } from './late/own';
import { own_entries, own_words } from './late/own-entries';
import { own_data } from './late/own-data';
import { own_move } from './late/own-move';
import { own_security } from './late/own-security';
import { peek } from './late/peek';
import { otherwise } from './late/otherwise';
import { people, person_errors } from './late/people';
import { people_pages } from './late/people-pages';
import { profile } from './late/profile';
import { post_menu } from './late/post-menu';
import { push } from './late/push';
import { reacting } from './late/reacting';
import { reporting } from './late/reporting';
import { suggesting } from './late/suggesting';
import { tools } from './late/tools';
import { translation } from './late/translation';
import { voting } from './late/voting';
import { writing } from './late/writing';
import { preference, preference_choice, preference_hint, preference_words } from './late/preferences';
import { settings, settings_words } from './late/settings';

/**
 * The whole English catalogue: the typed source of all message ids, which are `namespace.name`. One file a
 * namespace; what a late part alone says is in `late/` and comes with that part.
 */
export const en = {
  ...early,
  about,
  again,
  away,
  compose: { ...early.compose, ...compose },
  conversation,
  door,
  drafts,
  expiring,
  history,
  newer_edit,
  announcing,
  arriving,
  banner,
  drawer,
  filtering,
  filters,
  grouping,
  inbox,
  interactions,
  lists,
  looking_further,
  catching_up,
  searching,
  account_errors,
  notices,
  notification_errors,
  stream_notices,
  timeline_errors,
  moderation,
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
  open_reports,
  own,
  own_data,
  own_entries,
  own_words,
  own_hint,
  own_move,
  own_security,
  peek,
  people,
  otherwise,
  people_pages,
  person_errors,
  profile,
  post_menu,
  push,
  reacting,
  reporting,
  suggesting,
  tools,
  translation,
  voting,
  writing,
  preference,
  preference_choice,
  preference_hint,
  preference_words,
  settings,
  settings_words,
  accounts,
  library,
} as const;
