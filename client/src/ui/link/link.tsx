import type { ComponentProps, ReactElement } from 'react';
import { navigate } from 'wouter/use-browser-location';

/**
 * A link to a path of the app. The router's own listens for the address, for a class that tells the page one is on: of
 * the hundreds on a page every one was drawn again at every step from page to page.
 */
export function Link({
  href,
  onClick,
  children,
  ...rest
}: ComponentProps<'a'> & { href: string }): ReactElement {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        // For a new tab or window, or the browser's own menu.
        if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.button !== 0) return;
        onClick?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        navigate(href);
      }}
    >
      {children}
    </a>
  );
}
