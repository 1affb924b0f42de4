import type { Helpers, Plugin, Rule } from 'postcss';

const HOVER = /:hover\b/;

const insideHoverQuery = ({ parent }: Rule): boolean =>
  parent !== undefined && 'params' in parent && parent.params.includes('hover');

/**
 * Hover styles only where a pointer can hover: on touch screens they would stick to what was tapped last.
 * Every rule that names `:hover` moves into `@media (hover: hover)`, its other selectors stay outside.
 */
export const hoverOnly: Plugin = {
  postcssPlugin: 'hover-only',
  Rule(rule: Rule, { AtRule }: Helpers) {
    if (!HOVER.test(rule.selector) || insideHoverQuery(rule)) return;
    const hovering = rule.selectors.filter((selector) => HOVER.test(selector));
    const others = rule.selectors.filter((selector) => !HOVER.test(selector));
    const query = new AtRule({ name: 'media', params: '(hover: hover)' });
    query.append(rule.clone({ selectors: hovering }));
    rule.after(query);
    if (others.length === 0) rule.remove();
    else rule.selectors = others;
  },
};
