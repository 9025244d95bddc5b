import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { partMessages } from './parts.messages.ts';

/** Copies a text. Not shown where there is no clipboard: it needs HTTPS or localhost. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const [copied, setCopied] = useState<string>();
  if (!('clipboard' in navigator)) return null;
  return (
    <Button
      size="sm"
      variant="ghost"
      onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(text))}
    >
      {copied === text ? partMessages.copied : children}
    </Button>
  );
}
