import type { Container, Document, Helpers, Plugin, Rule } from 'postcss';

const HOVER = /:hover\b/;
const CHOICE = /:(is|where|not)\(([^()]*)\)/g;

type Parent = Container | Document | undefined;

/** Somewhere above, the style sheet itself says which pointers it means. */
const insideHoverQuery = (parent: Parent): boolean =>
  parent !== undefined &&
  (('params' in parent && String(parent.params).includes('hover')) || insideHoverQuery(parent.parent));

/** What is left of a selector where nothing hovers: `a:is(:hover, :focus)` is `a:is(:focus)` there. */
function withoutHover(selector: string): string {
  return selector.replace(CHOICE, (all, name: string, list: string) => {
    const others = list.split(',').filter((choice) => !HOVER.test(choice));
    if (others.length === 0) return name === 'not' ? '' : all;
    return `:${name}(${others.join(',').trim()})`;
  });
}

const excepts = (selector: string): boolean => /:not\([^()]*:hover\b/.test(selector);

/**
 * Hover styles only where a pointer can hover: on touch screens they would stick to what was tapped last.
 * Every rule that names `:hover` moves into `@media (hover: hover)`; its other selectors stay outside, and so
 * does what a selector means without it.
 */
export const hoverOnly: Plugin = {
  postcssPlugin: 'hover-only',
  Rule(rule: Rule, { AtRule }: Helpers) {
    if (!HOVER.test(rule.selector) || insideHoverQuery(rule.parent)) return;
    const hovering = rule.selectors.filter((selector) => HOVER.test(selector));
    const told = hovering
      .map((selector) => ({ excepts: excepts(selector), selector: withoutHover(selector) }))
      .filter(({ selector }) => !HOVER.test(selector));
    const query = (params: string, selectors: string[]): void => {
      if (selectors.length === 0) return;
      const made = new AtRule({ name: 'media', params });
      made.append(rule.clone({ selectors }));
      rule.after(made);
    };
    // What is not hovered over is everything where nothing hovers.
    query(
      '(hover: none)',
      told.filter((one) => one.excepts).map(({ selector }) => selector),
    );
    query('(hover: hover)', hovering);
    const others = [
      ...rule.selectors.filter((selector) => !HOVER.test(selector)),
      ...told.filter((one) => !one.excepts).map(({ selector }) => selector),
    ];
    if (others.length === 0) rule.remove();
    else rule.selectors = others;
  },
};
