import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { classNames } from './class-names.ts';
import { copyText } from './copy-text.ts';

const COPIED_FOR_MS = 2_000;

type Props = Omit<ButtonProps, 'onClick' | 'children'> & {
  /** Read when it is pressed. */
  text: () => string;
  /** What is copied, for those who do not see where the button stands. */
  name: string;
  word?: string;
  /** Where there is no room for the word. */
  hasMarkAloneOnPhones?: boolean;
};

/** Copies a text and says so for a moment. */
export function CopyButton({ text, name, word = 'Copy', hasMarkAloneOnPhones = false, className, ...button }: Props) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_FOR_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const Icon = isCopied ? Check : Copy;
  return (
    <Button
      variant="outline"
      size="sm"
      {...button}
      aria-label={`${isCopied ? 'Copied' : 'Copy'} ${name}`}
      title={hasMarkAloneOnPhones ? `Copy ${name}` : undefined}
      className={classNames(className, hasMarkAloneOnPhones && 'max-sm:w-touch')}
      onClick={() => void copyText(text()).then(setCopied)}
    >
      <Icon aria-hidden="true" className={classNames('size-3.5', isCopied && 'text-edge')} />
      <span className={hasMarkAloneOnPhones ? 'max-sm:hidden' : undefined}>{isCopied ? 'Copied' : word}</span>
    </Button>
  );
}
