import type { StatusId } from '@/domain/ids';
import { createQuestions, type Question, type Questions } from '@/ui/dialog/questions';
import { createFileDrops, type FileDrops } from './file-drops';
import { createComposeWindow, type ComposeWindow } from './compose-window';
import type { AccountsWindow } from './accounts-window';
import type { PostDialog } from './post-dialog';
import { createRequest, type Request } from './request';
import type { Tool } from './tool';

/** A place in the settings: `tab` is one of their tabs, empty for where they begin; `setting` is one name in it. */
export interface SettingsPlace {
  tab: string;
  setting?: string;
  /** The page was loaded anew at the window's own entry of the history, so many above the page below. */
  depth?: number;
}

/** A place in the moderation: one of its tabs, and there a report's id or a person's name. */
export interface ModerationAddress {
  /** Empty for where it begins. */
  tab: string;
  item: string | null;
  /** As in `SettingsPlace`. */
  depth?: number;
}

/** A filter that is to be made: of selected words, or of one of those that a post has. */
interface NewFilter {
  phrase: string;
  words: readonly string[];
}

/** A post whose conversation takes its place in a list; `post` is its element, where it stands in the window. */
interface Unfolding {
  id: StatusId;
  post: Element | null;
}

/** Where a post shall stand in the window, in pixels from its top, while its conversation comes around it. */
interface HeldPlace {
  id: StatusId;
  top: number;
}

/** What is to become of files without a description. `describe`: their descriptions are to be written now. */
export type MissingAnswer = 'post' | 'describe' | 'cancel';

/**
 * What screens ask of each other (docs/decisions/0013). `app` makes one for the page and draws what is asked for;
 * any of it may be asked before the code that draws it has come.
 */
export interface Commands {
  /** Asks the reader before something that cannot be taken back; false is no. */
  readonly confirm: (question: Question) => Promise<boolean>;
  readonly confirming: Questions<Question, boolean>;
  /** The question before files go out undescribed. */
  readonly missing: Questions<void, MissingAnswer>;
  readonly compose: ComposeWindow;
  readonly settings: Request<SettingsPlace>;
  readonly moderation: Request<ModerationAddress>;
  /** Opened in the settings, at their filters. */
  readonly newFilter: Request<NewFilter>;
  readonly postDialog: Request<PostDialog>;
  readonly accounts: Request<AccountsWindow>;
  /** Sharing, reading, listening, printing, translating. */
  readonly tools: Request<Tool>;
  /** The conversation that the page shows, for as long as it does. */
  readonly thread: Request<StatusId>;
  /** A post of it that is to come into the window. */
  readonly reveal: Request<StatusId>;
  readonly unfold: Request<Unfolding>;
  /** Asked right before the conversation comes, done when the post stands in it. */
  readonly holdPlace: Request<HeldPlace>;
  readonly fileDrops: FileDrops;
}

export function createCommands(): Commands {
  const confirming = createQuestions<Question, boolean>(false);
  return {
    confirm: confirming.ask,
    confirming,
    missing: createQuestions<void, MissingAnswer>('cancel'),
    compose: createComposeWindow(),
    settings: createRequest(),
    moderation: createRequest(),
    newFilter: createRequest(),
    postDialog: createRequest(),
    accounts: createRequest(),
    tools: createRequest(),
    thread: createRequest(),
    reveal: createRequest(),
    unfold: createRequest(),
    holdPlace: createRequest(),
    fileDrops: createFileDrops(),
  };
}
