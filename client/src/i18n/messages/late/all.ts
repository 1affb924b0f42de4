import { history } from './history';
import { muting } from './muting';
import { peek } from './peek';
import { post_menu } from './post-menu';
import { reacting } from './reacting';
import { reporting } from './reporting';
import { translation } from './translation';
import { voting } from './voting';

/**
 * English texts that come with the code that shows them. Such code imports its own file for effect
 * (`import '@/i18n/messages/late/voting'`); this list is for types and made-up languages.
 */
export const lateEnglish = {
  history,
  muting,
  peek,
  post_menu,
  reacting,
  reporting,
  translation,
  voting,
} as const;
