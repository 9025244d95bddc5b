import { Button, type ButtonProps } from '@chakra-ui/react';

/** The console's usual button. */
export const SmallButton = (props: ButtonProps) => <Button size="sm" variant="outline" {...props} />;
