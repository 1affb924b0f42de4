import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as fc from 'fast-check';
import type * as ReactTypes from 'react';
import type * as DomTypes from 'react-dom';
import type * as ClientTypes from 'react-dom/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { leanFiles, leanText } from './texts.ts';

type React = typeof ReactTypes;
type Dom = Pick<typeof DomTypes, 'flushSync' | 'createPortal'> & Pick<typeof ClientTypes, 'createRoot'>;

const require = createRequire(import.meta.url);
const out = join(import.meta.dirname, '../../../.cache/lean-react');

/** The trimmed modules as files, so that they run as they are built. */
async function load(): Promise<{ react: React; dom: Dom }> {
  mkdirSync(out, { recursive: true });
  const nameOf = (file: string): string =>
    `${file.split('/').at(-1)?.replace('.production.min.js', '') ?? ''}.mjs`;
  for (const file of leanFiles) {
    const [folder = '', ...rest] = file.split('/');
    const path = join(require.resolve(`${folder}/package.json`), '..', ...rest);
    const text = leanText(file, readFileSync(path, 'utf8'));
    writeFileSync(join(out, nameOf(file)), text.replaceAll(/from"(react|scheduler)"/g, 'from"./$1.mjs"'));
  }
  const url = (name: string): string => pathToFileURL(join(out, name)).href;
  const react: React = await import(/* @vite-ignore */ url('react.mjs'));
  const dom: Dom = await import(/* @vite-ignore */ url('react-dom.mjs'));
  return { react, dom };
}

let React: React;
let dom: Dom;
beforeAll(async () => {
  ({ react: React, dom } = await load());
});

function show(element: ReactTypes.ReactElement): {
  place: HTMLElement;
  again: (element: ReactTypes.ReactElement) => void;
} {
  const place = document.body.appendChild(document.createElement('div'));
  const root = dom.createRoot(place);
  const again = (next: ReactTypes.ReactElement): void => dom.flushSync(() => root.render(next));
  again(element);
  return { place, again };
}

describe('the React that is built', () => {
  it('draws attributes, styles, text and pictures of SVG as React does', () => {
    const h = React.createElement;
    const { place } = show(
      h(
        'div',
        {
          className: 'a',
          tabIndex: 0,
          hidden: true,
          'aria-label': 'x',
          style: { opacity: 0.5, width: 3, '--gap': '2px' },
        },
        h('label', { htmlFor: 'f' }, 'Text & <b>'),
        h('input', { id: 'f', defaultValue: 'v', readOnly: true, maxLength: 3 }),
        h('svg', { viewBox: '0 0 1 1' }, h('path', { strokeWidth: 2, d: 'M0 0' })),
        h('video', { playsInline: true }),
      ),
    );
    expect(place.innerHTML).toBe(
      '<div class="a" tabindex="0" hidden="" aria-label="x" style="opacity: 0.5; width: 3px; --gap: 2px;">' +
        '<label for="f">Text &amp; &lt;b&gt;</label><input id="f" readonly="" maxlength="3" value="v">' +
        '<svg viewBox="0 0 1 1"><path stroke-width="2" d="M0 0"></path></svg><video playsinline=""></video></div>',
    );
  });

  it('moves, adds and removes keyed children whatever their order was', () => {
    const h = React.createElement;
    const { place, again } = show(h('ul'));
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 12 })), fc.boolean(), (ids, flat) => {
        const row = (id: number): ReactTypes.ReactNode =>
          id % 4 === 0 ? h(React.Fragment, { key: id }, `${id};`) : h('li', { key: id }, `${id};`);
        again(h('ul', null, flat ? ids.map(row) : h('li', null, h('ul', null, ids.map(row)))));
        expect(place.textContent).toBe(ids.map((id) => `${id};`).join(''));
      }),
    );
  });

  it('hears clicks on their way down and up, typing, choosing, composing, and the pointer that comes and goes', () => {
    const h = React.createElement;
    const said: string[] = [];
    const say = (what: string) => (): void => void said.push(what);
    function Form(): ReactTypes.ReactElement {
      const [text, setText] = React.useState('');
      return h(
        'form',
        { onClickCapture: say('down'), onClick: say('up'), onFocus: say('focus') },
        h('input', {
          value: text,
          onChange: (event: ReactTypes.ChangeEvent<HTMLInputElement>) =>
            setText(event.target.value.toUpperCase()),
          onCompositionStart: say('composing'),
          onKeyDown: (event: ReactTypes.KeyboardEvent) =>
            void said.push(`${event.key} ${event.getModifierState('Shift')}`),
        }),
        h('input', { type: 'checkbox', onChange: say('ticked') }),
        h(
          'select',
          { defaultValue: 'b', onChange: say('chosen') },
          h('option', { value: 'a' }),
          h('option', { value: 'b' }),
        ),
        h('button', { type: 'button', onClick: (event: ReactTypes.MouseEvent) => event.stopPropagation() }),
        h('i', { onPointerEnter: say('enter'), onPointerLeave: say('leave') }),
      );
    }
    const { place } = show(h(Form));
    const [text, tick] = [...place.querySelectorAll('input')];
    const fire = (on: Element | undefined | null, event: Event): void =>
      dom.flushSync(() => void on?.dispatchEvent(event));
    const bubbles = { bubbles: true };
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    value?.set?.call(text, 'ab');
    fire(text, new Event('input', bubbles));
    expect(text?.value).toBe('AB');
    fire(text, new CompositionEvent('compositionstart', bubbles));
    fire(text, new KeyboardEvent('keydown', { ...bubbles, key: 'a', shiftKey: true }));
    tick?.click();
    expect(tick?.checked).toBe(true);
    const select = place.querySelector('select');
    expect(select?.value).toBe('b');
    fire(select, new Event('change', bubbles));
    fire(select, new FocusEvent('focusin', bubbles));
    place.querySelector('button')?.click();
    fire(place.querySelector('i'), new PointerEvent('pointerover', bubbles));
    fire(place.querySelector('i'), new PointerEvent('pointerout', { ...bubbles, relatedTarget: place }));
    expect(said).toEqual([
      'composing',
      'a true',
      'down',
      'up',
      'ticked',
      'chosen',
      'focus',
      'down',
      'enter',
      'leave',
    ]);
  });

  it('runs state, memo, context, store, layout and passive effects and their ends', async () => {
    const h = React.createElement;
    const said: string[] = [];
    const Place = React.createContext('none');
    const listeners = new Set<() => void>();
    const box = React.createRef<HTMLButtonElement>();
    let shared = 1;
    const Leaf = React.memo(function Leaf({ name }: { name: string }) {
      const place = React.useContext(Place);
      const value = React.useSyncExternalStore(
        (listen) => {
          listeners.add(listen);
          return () => void listeners.delete(listen);
        },
        () => shared,
      );
      const [count, setCount] = React.useState(0);
      const id = React.useId();
      const twice = React.useMemo(() => value * 2, [value]);
      React.useLayoutEffect(() => {
        said.push(`laid out ${name} ${box.current?.tagName ?? '?'}`);
        return () => void said.push(`gone ${name}`);
      }, [name]);
      React.useEffect(() => void said.push(`seen ${count}`), [count]);
      const onClick = React.useCallback(() => setCount((before) => before + 1), []);
      return h('button', { ref: box, id, onClick }, `${place} ${name} ${twice} ${count}`);
    });
    const tree = (place: string, name: string | null): ReactTypes.ReactElement =>
      h(Place.Provider, { value: place }, name === null ? null : h(Leaf, { name }));
    const { place, again } = show(tree('here', 'a'));
    expect(place.textContent).toBe('here a 2 0');
    again(tree('there', 'a'));
    place.querySelector('button')?.click();
    await expect.poll(() => place.textContent).toBe('there a 2 1');
    shared = 5;
    dom.flushSync(() => listeners.forEach((listen) => listen()));
    expect(place.textContent).toBe('there a 10 1');
    again(tree('there', null));
    await expect.poll(() => listeners.size).toBe(0);
    expect(said).toEqual(['laid out a BUTTON', 'seen 0', 'seen 1', 'gone a']);
  });

  it('waits for code in a boundary, keeps what is shown hidden meanwhile, and says when it failed', async () => {
    const h = React.createElement;
    class Boundary extends React.Component<{ children?: ReactTypes.ReactNode }, { broken: boolean }> {
      override state = { broken: false };
      static getDerivedStateFromError(): { broken: boolean } {
        return { broken: true };
      }
      override render(): ReactTypes.ReactNode {
        return this.state.broken ? 'broken' : this.props.children;
      }
    }
    type Code = { default: () => ReactTypes.ReactElement };
    let come: (code: Code) => void = () => undefined;
    const Late = React.lazy(async () => new Promise<Code>((resolve) => (come = resolve)));
    const Bad = React.lazy(async () => Promise.reject(new Error('no code')));
    const tree = (inner: ReactTypes.ReactNode): ReactTypes.ReactElement =>
      h(Boundary, null, h(React.Suspense, { fallback: h('p', null, 'wait') }, h('i', null, 'kept'), inner));
    const { place, again } = show(tree(null));
    again(tree(h(Late)));
    expect(place.textContent).toBe('keptwait');
    expect(place.querySelector('i')?.style.display).toBe('none');
    come({ default: () => h('b', null, 'come') });
    await expect.poll(() => place.textContent).toBe('keptcome');
    expect(place.querySelector('i')?.style.display).toBe('');
    again(tree(h(Bad)));
    await expect.poll(() => place.textContent).toBe('broken');
  });
});
