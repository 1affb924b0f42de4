import type { MouseEvent, ReactElement } from 'react';
import { useLocation } from 'wouter';
import { RichText } from '@/parts/rich-text/rich-text';

const NO_EMOJI = [] as const;

/** HTML of the server's admin, shown as safely as a post; links to pages of this site open in place. */
export function Fragment({ html }: { html: string }): ReactElement {
  const [, navigate] = useLocation();
  const onClick = (event: MouseEvent): void => {
    const plain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!plain || event.defaultPrevented || !link || link.origin !== location.origin) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };
  return (
    // The links inside are what is clicked: this only says where they open.
    <div role="presentation" onClick={onClick}>
      <RichText html={html} emojis={NO_EMOJI} />
    </div>
  );
}
