import type { Container, Document, Helpers, Plugin, Rule } from 'postcss';

const HOVER = /:hover\b/;
/** What is not hovered: that holds where no pointer can hover, too, and keeps its place. */
const NOT_HOVERED = /:not\([^()]*\)/g;
const isHovering = (selector: string): boolean => HOVER.test(selector.replace(NOT_HOVERED, ''));

/** Somewhere above, the style sheet itself says which pointers it means. */
const insideHoverQuery = (parent: Container | Document | undefined): boolean =>
  parent !== undefined &&
  (('params' in parent && String(parent.params).includes('hover')) || insideHoverQuery(parent.parent));

/**
 * Hover styles only where a pointer can hover: on touch screens they would stick to what was tapped last. Selectors
 * that ask for `:hover` move into `@media (hover: hover)`; the others of their rule stay outside.
 */
export const hoverOnly: Plugin = {
  postcssPlugin: 'hover-only',
  Rule(rule: Rule, { AtRule }: Helpers) {
    const hovering = rule.selectors.filter(isHovering);
    if (hovering.length === 0 || insideHoverQuery(rule.parent)) return;
    if (hovering.some((selector) => /:(?:is|where)\([^()]*:hover\b/.test(selector)))
      throw rule.error('a choice with :hover: write one selector each, or the media query by hand');
    const hoverable = rule.clone({ selectors: hovering });
    rule.after(new AtRule({ name: 'media', params: '(hover: hover)' }).append(hoverable));
    if (hovering.length === rule.selectors.length) rule.remove();
    else rule.selectors = rule.selectors.filter((selector) => !isHovering(selector));
  },
};
