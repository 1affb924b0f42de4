import { useState, type ReactElement } from 'react';
import { IconButton } from '@/ui/button/icon-button';
import { TextField, type TextFieldProps } from './text-input';

interface PasswordInputProps extends Omit<TextFieldProps, 'type' | 'end'> {
  /** Names of the button at the end. */
  showLabel: string;
  hideLabel: string;
}

/** A password with its label, hidden until somebody wants to see it. */
export function PasswordInput({ showLabel, hideLabel, ...field }: PasswordInputProps): ReactElement {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          icon={shown ? 'eyeoff' : 'eye'}
          small
          label={shown ? hideLabel : showLabel}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
