import type { ReactElement } from 'react';
import { LanguageHint } from './language-hint';
import { PollForm } from './poll-form/poll-form';
import { Preview } from './preview';
import { Recipients } from './recipients';
import type { Composer } from './use-composer';

/** What helps below the text: poll, preview, the language it seems to be, whom it mentions. */
export function WritingHelp({
  composer: { session, state, isReply },
  inReplyToId,
  showsPreview,
}: {
  composer: Composer;
  inReplyToId: string | null;
  showsPreview: boolean;
}): ReactElement {
  const { content, posting } = state;
  const { poll, text, language, leftOut, visibility } = content;
  return (
    <>
      {poll && (
        <PollForm
          poll={poll}
          readOnly={posting}
          onChange={(changed) => session.change({ poll: changed })}
          onSuggest={(open) => session.block('suggestions', open)}
        />
      )}
      {showsPreview && <Preview content={content} inReplyToId={inReplyToId} />}
      <LanguageHint text={text} language={language} onChange={(code) => session.change({ language: code })} />
      {(isReply || visibility === 'direct') && (
        <Recipients text={text} leftOut={leftOut} onChange={session.change} />
      )}
    </>
  );
}
