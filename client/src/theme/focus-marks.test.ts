import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type Rule } from 'postcss';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');

/** Each rule of the style sheet for what has the focus by keyboard. */
function focusRules(file: string): Rule[] {
  const rules: Rule[] = [];
  const sheet = parse(readFileSync(join(SOURCES, file), 'utf8'));
  sheet.walkRules(/:focus-visible/, (rule) => void rules.push(rule));
  return rules;
}

const has = (rule: Rule, prop: RegExp): boolean =>
  rule.some((node) => node.type === 'decl' && prop.test(node.prop) && node.value !== 'none');

test('whoever takes the ring of the keyboard away puts something in its place', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const unmarked = files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => {
      const rules = focusRules(file);
      return rules
        .filter((rule) =>
          rule.some((node) => node.type === 'decl' && node.prop === 'outline' && node.value === 'none'),
        )
        .filter((rule) => {
          const same = rules.filter(
            ({ selector }) => selector === rule.selector || selector === `${rule.selector}::before`,
          );
          return !same.some((other) =>
            has(other, /^(?:outline|box-shadow|border(?:-[\w-]+)?-color|background)$/),
          );
        })
        .map(({ selector }) => `${file} ${selector}`);
    });
  expect(unmarked).toEqual([]);
});

test.each([
  ['the main column', 'app/frame/layout.module.css', '.main:focus-visible'],
  ['a feed', 'ui/virtual-list/virtual-list.module.css', '.feed:focus-visible'],
  ['the body of a dialog', 'ui/dialog/dialog.module.css', ".body[tabindex='-1']:focus-visible"],
])(
  '%s, from which keys only go on, has its first edge marked and no ring round all of it',
  (_, file, selector) => {
    const own = focusRules(file).find((rule) => rule.selector === selector);
    const values = (own?.nodes ?? []).map((node) =>
      node.type === 'decl' ? `${node.prop}: ${node.value}` : '',
    );
    expect(values).toContain('outline: none');
    expect(values.join()).toMatch(/(?:border-block-start-color: |box-shadow: inset 0 2px 0 )var\(--focus\)/);
  },
);
