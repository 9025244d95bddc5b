import { Button } from '@shop/design/ui/elements';
import { EyeIcon, EyeOffIcon } from '@shop/design/ui/subject-icons';
import { PASSWORD_MAX_LENGTH } from '@shop/domain/registration/check-registration';
import { useId, useState } from 'react';
import { sessionMessages } from './session.messages.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'children' | 'labelId'> {
  autoComplete: 'current-password' | 'new-password';
  isVisibleAtFirst?: boolean;
}

/** A password that can be shown and hidden. */
export function PasswordField({ isVisibleAtFirst = false, ...field }: PasswordFieldProps) {
  const [isVisible, setVisible] = useState(isVisibleAtFirst);
  const labelId = useId();
  const Icon = isVisible ? EyeOffIcon : EyeIcon;

  return (
    <TextField
      {...field}
      labelId={labelId}
      type={isVisible ? 'text' : 'password'}
      maxLength={PASSWORD_MAX_LENGTH}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      pe="28"
    >
      <Button
        variant="ghost"
        size="sm"
        position="absolute"
        insetEnd="0.5"
        top="0.5"
        px="3"
        color="fg.muted"
        aria-describedby={labelId}
        onClick={() => setVisible(!isVisible)}
      >
        <Icon />
        {isVisible ? sessionMessages.hide : sessionMessages.show}
      </Button>
    </TextField>
  );
}
