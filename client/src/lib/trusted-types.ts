/** What the page may turn into trusted values. The types say `string`: the sinks are typed so. */
interface InertPolicy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

declare global {
  interface Window {
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createHTML(html: string): string; createScriptURL(url: string): string },
      ): InertPolicy;
    };
  }
}

const SCRIPT_URLS: ReadonlySet<string> = new Set(['/sw-pleroma.js']);

const rules: InertPolicy = {
  // Only for documents without a browsing context: nothing in them runs or loads.
  createHTML: (html) => html,
  createScriptURL: (url) => {
    if (!SCRIPT_URLS.has(url)) throw new TypeError('not a script of this client');
    return url;
  },
};

let policy: InertPolicy | null = null;

// One policy, made once: the header names it (`trusted-types inert-html`) and allows no duplicates.
const inertPolicy = (): InertPolicy =>
  (policy ??= globalThis.window?.trustedTypes?.createPolicy('inert-html', rules) ?? rules);

/** HTML for `DOMParser` and nothing else: parts/rich-text/inert-document.ts is the only caller. */
export const trustedInertHtml = (html: string): string => inertPolicy().createHTML(html);

/** The address of the service worker; anything else throws. */
export const trustedScriptUrl = (url: string): string => inertPolicy().createScriptURL(url);
