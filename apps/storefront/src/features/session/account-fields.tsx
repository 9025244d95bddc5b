import { TextField, type TextFieldProps } from '@shop/design/parts/labelled-field';
import { css } from '@shop/design/styled-system/css';
import { Button, Text } from '@shop/design/ui/elements';
import { EyeIcon, EyeOffIcon } from '@shop/design/ui/subject-icons';
import { useCleanField } from '@shop/design/use-clean-field';
import { PASSWORD_MAX_LENGTH } from '@shop/domain/registration/check-registration';
import { cleanMobile } from '@shop/domain/text/digits';
import { useId, useState } from 'react';
import { sessionMessages } from './session.messages.ts';

const countryCode = css.raw({
  position: 'absolute',
  insetStart: '4',
  top: '3',
  color: 'fg.muted',
  pointerEvents: 'none',
});

/** Ten digits after the country's code. */
export const MobileField = (field: TextFieldProps) => (
  <TextField {...field} {...useCleanField(cleanMobile)} type="tel" autoComplete="tel-national" ps="14">
    <Text as="span" dir="ltr" aria-hidden="true" htmlTranslate="no" css={countryCode}>
      +91
    </Text>
  </TextField>
);

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'children' | 'labelId'> {
  autoComplete: 'current-password' | 'new-password';
  isVisibleAtFirst?: boolean;
}

export function PasswordField({ isVisibleAtFirst = false, ...field }: PasswordFieldProps) {
  const [choice, setChoice] = useState<boolean>();
  const isVisible = choice ?? isVisibleAtFirst;
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
        onClick={() => setChoice(!isVisible)}
      >
        <Icon />
        <span>{isVisible ? sessionMessages.hide : sessionMessages.show}</span>
      </Button>
    </TextField>
  );
}
