// What runs in the page whose picture is taken; each function is handed over as text.
declare global {
  /** Texts with their marks by place: a text's own, or an attribute of an element. */
  var skeinMarks: WeakMap<Node, Map<string, string>>;
}

/** German is asked for, whose file has English words; dates and numbers are English, too. */
export function beInEnglish(): void {
  Object.defineProperty(Navigator.prototype, 'languages', { get: () => ['de'] });
  for (const name of [
    'DateTimeFormat',
    'NumberFormat',
    'RelativeTimeFormat',
    'ListFormat',
    'DisplayNames',
  ] as const)
    Object.defineProperty(Intl, name, {
      value: new Proxy(Intl[name], {
        construct: (Made, [, options]: unknown[]) => Reflect.construct(Made, ['en', options]),
      }),
    });
}

/** Takes the marks off whatever is put on the page, so that it reads and looks as always, and remembers where they were. */
export function watchWords(): void {
  const MARKS = /[\u2061-\u2064]+/g;
  const SAID = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt', 'label'];
  const marks = new WeakMap<Node, Map<string, string>>();
  globalThis.skeinMarks = marks;
  const observer = new MutationObserver((changes) => {
    for (const { type, target, attributeName, addedNodes } of changes) {
      if (type === 'characterData') read(target);
      else if (type === 'attributes' && target instanceof Element) readAttribute(target, attributeName ?? '');
      else addedNodes.forEach(readAll);
    }
  });
  const note = (node: Node, place: string, text: string, put: (clean: string) => void): void => {
    const places = marks.get(node) ?? new Map<string, string>();
    places.delete(place);
    if (text.search(MARKS) !== -1) {
      places.set(place, text);
      put(text.replaceAll(MARKS, ''));
      // Nothing else has changed meanwhile.
      observer.takeRecords();
    }
    marks.set(node, places);
  };
  const read = (node: Node): void => {
    if (node instanceof CharacterData) note(node, '', node.data, (clean) => (node.data = clean));
  };
  const readAttribute = (element: Element, name: string): void => {
    note(element, name, element.getAttribute(name) ?? '', (clean) => element.setAttribute(name, clean));
  };
  const readAll = (node: Node): void => {
    read(node);
    if (node instanceof Element) for (const name of SAID) readAttribute(node, name);
    node.childNodes.forEach(readAll);
  };
  const all = { subtree: true, childList: true, characterData: true, attributes: true };
  observer.observe(document, { ...all, attributeFilter: SAID });
}

/** The texts with their marks that are to be seen now. */
export function wordsInSight(): string[] {
  const isInSight = (element: Element, box: DOMRect): boolean => {
    if (box.width < 1 || box.height < 1) return false;
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return hit !== null && (hit.contains(element) || element.contains(hit));
  };
  const boxOf = (node: Node): DOMRect => {
    if (node instanceof Element) return node.getBoundingClientRect();
    const range = document.createRange();
    range.selectNode(node);
    return range.getBoundingClientRect();
  };
  // What lies below a modal window is there, but nothing to look at.
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  const roots = modal ? [modal, ...document.querySelectorAll(':popover-open')] : [document.body];
  const found: string[] = [];
  for (const root of roots) {
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node: Node | null = root; node; node = nodes.nextNode()) {
      const texts = [...(globalThis.skeinMarks.get(node)?.values() ?? [])];
      const element = node instanceof Element ? node : node.parentElement;
      // Choices have their place in the list that is pressed.
      const list = element?.closest('select');
      const shown = list ?? element;
      if (texts.length > 0 && shown?.checkVisibility() && isInSight(shown, boxOf(list ?? node)))
        found.push(...texts);
    }
  }
  return found;
}
