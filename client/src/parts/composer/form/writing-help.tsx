import type { ReactElement } from 'react';
import { LanguageHint } from './language-hint';
import { PollForm } from '@/parts/composer/poll-form/poll-form';
import { Preview } from './preview';
import { Recipients } from './recipients';
import type { Composer } from './use-composer';

/** What helps below the text: poll, preview, the language it seems to be, whom it mentions. */
export function WritingHelp({
  composer: { session, state, isReply, target },
  showsPreview,
}: {
  composer: Composer;
  showsPreview: boolean;
}): ReactElement {
  const { content, posting } = state;
  const { poll, text, language, leftOut, visibility } = content;
  return (
    <>
      {poll && (
        <PollForm
          poll={poll}
          // Votes were given for what it was.
          readOnly={posting || target.editOf !== null}
          onChange={(changed) => session.change({ poll: changed })}
          nextFocus={session.nextFocus}
          onSuggest={(open) => session.block('suggestions', open)}
        />
      )}
      {showsPreview && <Preview content={content} inReplyToId={target.replyToId} />}
      <LanguageHint text={text} language={language} onChange={(code) => session.change({ language: code })} />
      {(isReply || visibility === 'direct') && (
        <Recipients text={text} leftOut={leftOut} onChange={session.change} />
      )}
    </>
  );
}
