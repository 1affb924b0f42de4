import { useLayoutEffect, useRef, type ClipboardEvent, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { useMe, usePreference } from '@/data/react/records';
import { useRealm } from '@/data/react/realm-context';
import { useT } from '@/i18n/use-t';
import { classes } from '@/lib/classes';
import { pastedFiles } from '@/lib/typing/transfer-files';
import { typingAhead } from '@/lib/typing/typing-ahead';
import { picksByKeys, PICKER_FIELD } from '@/parts/emoji/picker-field';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import type { Begun, Tool } from '@/parts/composer/session/begun';
import { ownVisibility } from '@/parts/composer/session/own-visibility';
import { SCOPE_SIGNS } from '@/parts/composer/form/scope-signs';
import styles from '@/parts/composer/form/composer.module.css';

/** What is done in the form, collected until the whole form takes it over. */
function useBegun(ready: boolean, eager: boolean, onPress: () => void, onBegin: (begun: Begun) => void) {
  const area = useRef<HTMLTextAreaElement>(null);
  const pressed = useRef<Tool | null>(null);
  const files = useRef<readonly File[]>([]);
  /** Words of an input method and presses that go on: the new form would hear only their end. */
  const amid = useRef(0);
  // At once in every case: what is typed before the next drawing would be lost with this field.
  const handOver = (begin: (begun: Begun) => void): void => {
    const field = area.current;
    if (!ready || !field || amid.current > 0) return;
    const focused = document.activeElement === field;
    if (!eager && !focused && field.value === '' && pressed.current === null && files.current.length === 0)
      return;
    begin({
      text: field.value,
      selection: focused ? [field.selectionStart, field.selectionEnd] : null,
      files: files.current,
      pressed: pressed.current,
    });
  };
  const latest = useRef(handOver);
  const now = (): void => latest.current((begun) => flushSync(() => onBegin(begun)));
  useLayoutEffect(() => {
    latest.current = handOver;
  });
  useLayoutEffect(() => {
    if (ready) latest.current(onBegin);
  }, [ready, onBegin]);
  return {
    area,
    press: (tool: Tool): void => {
      pressed.current = tool;
      onPress();
      now();
    },
    paste: (event: ClipboardEvent): void => {
      const pasted = pastedFiles(event);
      files.current = [...files.current, ...pasted];
      if (pasted.length > 0) now();
    },
    /** After the browser has put focus and caret where they belong. */
    soon: (): void => void setTimeout(now),
    hold: (until: readonly string[]): void => {
      amid.current += 1;
      const ended = new AbortController();
      const letGo = (): void => {
        ended.abort();
        amid.current -= 1;
        setTimeout(now);
      };
      for (const name of until) window.addEventListener(name, letGo, { signal: ended.signal });
    },
  };
}

interface RestingFormProps {
  ready: boolean;
  /** Hands over as soon as it can: there is a text to go on with. */
  eager: boolean;
  /** What was pressed cannot be done: the code for it does not come. */
  failed: boolean;
  className?: string | undefined;
  onNear: () => void;
  /** A button, or its keys. */
  onPress: () => void;
  /** Every change of the text. */
  onType: (text: string) => void;
  onBegin: (begun: Begun) => void;
}

/**
 * The panel's form before anybody uses it: looks and sounds like `ComposerForm`, whose code comes when
 * somebody turns to it (`onNear`). What is typed or pressed meanwhile is handed over once that is `ready`.
 */
export function RestingForm(props: RestingFormProps): ReactElement {
  const { ready, eager, failed, className, onNear, onPress, onType, onBegin } = props;
  const t = useT();
  const { area, press, paste, soon, hold } = useBegun(ready, eager, onPress, onBegin);
  return (
    <form
      className={classes(styles.form, className)}
      data-mode="panel"
      aria-label={t('compose.new_post')}
      onPointerDown={() => hold(['pointerup', 'pointercancel'])}
      onSubmit={(event) => {
        event.preventDefault();
        press('post');
      }}
    >
      <textarea
        ref={area}
        className={styles.text}
        rows={2}
        placeholder={t('compose.placeholder')}
        aria-label={t('compose.text_label')}
        onPointerEnter={onNear}
        onChange={(event) => onType(event.currentTarget.value)}
        onFocus={() => {
          onNear();
          soon();
        }}
        onPaste={paste}
        onCompositionStart={() => hold(['compositionend'])}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing) {
            event.preventDefault();
            press('post');
          }
        }}
      />
      {failed && <p role="alert">{t('pages.load_failed_hint')}</p>}
      <div className={styles.footer}>
        <Tools onNear={onNear} onPress={press} />
        <Button type="submit" look="primary" small onPointerEnter={onNear} onFocus={onNear}>
          {t('compose.post')}
        </Button>
      </div>
    </form>
  );
}

/** Where a press on one of the tools leads to, whose code may come late. */
const LEADS = {
  poll: '[data-writes="poll"]',
  subject: '[data-writes="subject"]',
  emoji: PICKER_FIELD,
} as const;

function Tools({ onNear, onPress }: { onNear: () => void; onPress: (tool: Tool) => void }): ReactElement {
  const t = useT();
  const realm = useRealm();
  // Both have a say in the scope.
  useMe();
  usePreference('defaultScope');
  const act = (tool: Tool) => ({
    'data-tool': tool,
    onPointerEnter: onNear,
    onFocus: onNear,
    onClick: () => onPress(tool),
  });
  const lead = (tool: keyof typeof LEADS) => ({
    ...act(tool),
    onClick: () => {
      if (tool !== 'emoji' || picksByKeys()) typingAhead.expect({ field: LEADS[tool] });
      onPress(tool);
    },
  });
  const { icon, name } = SCOPE_SIGNS[ownVisibility(realm)];
  return (
    <div className={styles.tools}>
      <IconButton icon="image" label={t('compose.add_files')} {...act('files')} />
      <IconButton icon="poll" pressed={false} label={t('compose.add_poll')} {...lead('poll')} />
      <IconButton icon="warn" pressed={false} label={t('compose.subject')} {...lead('subject')} />
      <IconButton
        icon="smile"
        label={t('compose.add_emoji')}
        aria-haspopup="dialog"
        aria-expanded={false}
        {...lead('emoji')}
      />
      <IconButton
        icon={icon}
        label={t('compose.visibility_is', { name: t(name) })}
        aria-haspopup="menu"
        aria-expanded={false}
        {...act('scope')}
      />
    </div>
  );
}
