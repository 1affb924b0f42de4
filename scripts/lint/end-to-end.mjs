// Rules of our own for oxlint (.oxlintrc.json): what a page shows is waited for, never looked at once; and what outlives
// a test is done to its context, as a page serves one test after another (e2e/support/warm.ts).
const LOOKS = new Set([
  'allInnerTexts',
  'allTextContents',
  'count',
  'getAttribute',
  'innerText',
  'inputValue',
  'isChecked',
  'isDisabled',
  'isEnabled',
  'isHidden',
  'isVisible',
  'textContent',
]);

const isExpect = ({ type, name, object }) =>
  type === 'Identifier' ? name === 'expect' : type === 'MemberExpression' && object.name === 'expect';

/** Of `await locator.count()` and the like: the name of the call. */
const lookOf = (node) =>
  node?.type === 'AwaitExpression' && node.argument.callee?.type === 'MemberExpression'
    ? node.argument.callee.property.name
    : undefined;

const waits = {
  create: (context) => ({
    CallExpression(node) {
      const look = isExpect(node.callee) ? lookOf(node.arguments[0]) : undefined;
      if (look !== undefined && LOOKS.has(look))
        context.report({
          node,
          message: `${look}() looks once: wait for it by an assertion on the locator (toHaveCount, toBeVisible, toHaveText, …) or by expect.poll.`,
        });
    },
  }),
};

/** What nothing takes off a page again. */
const LASTING = new Set(['addInitScript', 'addLocatorHandler', 'clock', 'exposeFunction', 'routeWebSocket']);

const lasts = {
  create: (context) => ({
    MemberExpression(node) {
      const { object, property } = node;
      if (LASTING.has(property.name) && object.type === 'Identifier' && object.name !== 'context')
        context.report({
          node,
          message: `${property.name} outlives the test: take the \`context\` of the visit, and do it to that.`,
        });
    },
  }),
};

export default { meta: { name: 'end-to-end' }, rules: { lasts, waits } };
