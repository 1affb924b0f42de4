/**
 * The page's only Trusted Types policy. The Content-Security-Policy allows exactly this name once, so
 * everything that needs one imports it from here.
 *
 * `html` is for DOMParser, whose result is inert: parts/rich-text walks the tree and builds React elements
 * from an allow-list. `scriptUrl` is for workers and takes paths of this site only.
 */
interface Policy {
  html(text: string): string | TrustedText;
  scriptUrl(path: string): string | TrustedText;
}

/** A value that the browser takes where it refuses plain text. */
interface TrustedText {
  toJSON(): string;
}

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string; createScriptURL(path: string): string },
  ): { createHTML(text: string): TrustedText; createScriptURL(path: string): TrustedText };
}

declare global {
  interface Window {
    // The compiler's DOM types do not know it yet.
    readonly trustedTypes?: PolicyFactory;
  }
}

const isOwnPath = (path: string): boolean => path.startsWith('/') && !path.startsWith('//');

function createPolicy(): Policy {
  const factory = typeof window === 'undefined' ? undefined : window.trustedTypes;
  if (!factory) return { html: (text) => text, scriptUrl: (path) => path };
  const policy = factory.createPolicy('inert-html', {
    createHTML: (text: string) => text,
    createScriptURL: (path: string) => {
      if (!isOwnPath(path)) throw new TypeError('Not a script of this site');
      return path;
    },
  });
  return {
    html: (text) => policy.createHTML(text),
    scriptUrl: (path) => policy.createScriptURL(path),
  };
}

const policy = createPolicy();

const TAG = /<[a-z][^<>]*>/gi;
/** Becomes another element whose content is no markup and is never shown. */
const STYLE = /(<\/?)style(?=[\s/>])/gi;
const LOUD = /(?<=[\s"'/])(?=(?:on\w+|style)\s*=)/gi;

/**
 * Attributes and elements that a browser reports against the page's policy even where nothing can run
 * them, renamed; no reader here knows them. For quiet logs only: what may be shown is decided later, by an allow-list.
 */
export const quietHtml = (text: string): string =>
  text.replace(STYLE, '$1noembed').replace(TAG, (tag) => tag.replace(LOUD, 'data-'));

/** Parses text as an HTML document that runs nothing and loads nothing. */
export const parseInertHtml = (text: string): Document =>
  // The DOM types of the compiler know only strings here; the browser wants the trusted value.
  parse(policy.html(quietHtml(text)));

function parse(text: string | TrustedText): Document {
  const parser: { parseFromString(text: string | TrustedText, type: 'text/html'): Document } =
    new DOMParser();
  return parser.parseFromString(text, 'text/html');
}

/** The address of a script of this site as the browser takes it. */
export const ownScript = (path: string): string | TrustedText => policy.scriptUrl(path);

/** Registers a script of this site as a service worker for the whole site. */
export function registerServiceWorker(
  container: ServiceWorkerContainer,
  path: string,
): Promise<ServiceWorkerRegistration> {
  const register: {
    register(url: string | TrustedText, options: { scope: string }): Promise<ServiceWorkerRegistration>;
  } = container;
  return register.register(ownScript(path), { scope: '/' });
}
