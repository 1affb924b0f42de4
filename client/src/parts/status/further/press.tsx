import { useRef, type ReactElement } from 'react';
import { Button, type ButtonProps } from '@/ui/button/button';
import { usePassesFocusOn } from '@/ui/focus/use-passes-focus-on';

const panelOf = (element: HTMLElement): HTMLElement | null => element.closest<HTMLElement>('[data-further]');

/** A button that goes by being pressed: who pressed it by keyboard goes on from its panel. */
export function Press(props: ButtonProps): ReactElement {
  const box = useRef<HTMLSpanElement>(null);
  usePassesFocusOn(box, panelOf);
  return (
    <span ref={box}>
      <Button small look="ghost" {...props} />
    </span>
  );
}
