import type { ButtonHTMLAttributes, ReactElement } from 'react';
import { TextButton } from '@/ui/button/text-button';
import { backToText } from '@/parts/composer/session/back-to-text';

interface PassingButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick'> {
  onClick: () => void;
}

/** A button that disappears when it is pressed: the focus goes to the text of its form. */
export function PassingButton({ onClick, ...rest }: PassingButtonProps): ReactElement {
  return (
    <TextButton
      {...rest}
      onClick={({ currentTarget }) => {
        backToText(currentTarget);
        onClick();
      }}
    />
  );
}
