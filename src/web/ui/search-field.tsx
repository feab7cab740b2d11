import { type FormEvent, type Ref, useState } from 'react';
import { Button } from './button.tsx';
import { Field } from './field.tsx';

type Props = { label: string; onSearch: (text: string) => void; ref?: Ref<HTMLInputElement> };

/** Asks on Enter or by its button, and once it is emptied: never with every key. */
export function SearchField({ label, onSearch, ref }: Props) {
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: jsdom does not know the element yet.
    <form role="search" onSubmit={submit} className="flex min-w-0 items-center gap-2">
      <Field
        ref={ref}
        label={label}
        hideLabel
        type="search"
        placeholder={label}
        maxLength={200}
        className="min-w-0 flex-1 sm:max-w-80"
        inputClassName="sm:h-8"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          if (target.value === '') onSearch('');
        }}
      />
      <Button type="submit" variant="outline" size="sm">
        Search
      </Button>
    </form>
  );
}
