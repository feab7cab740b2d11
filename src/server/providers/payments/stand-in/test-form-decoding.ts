/** `a[b][0][c]=1` as Stripe reads it: names in brackets are parts, whatever they look like. */
export type Form = { [name: string]: string | Form };

export function decodeForm(encoded: string): Form {
  const form = emptyForm();
  for (const [name, value] of new URLSearchParams(encoded)) put(form, partsOf(name), value);
  return form;
}

const emptyForm = (): Form => Object.create(null) as Form;

const partsOf = (name: string): string[] => name.split('[').map((part) => part.replace(/\]$/, ''));

function put(form: Form, [first = '', ...others]: string[], value: string): void {
  if (others.length === 0) {
    form[first] = value;
    return;
  }
  const inside = form[first];
  const next = typeof inside === 'object' ? inside : emptyForm();
  form[first] = next;
  put(next, others[0] === '' ? [String(Object.keys(next).length), ...others.slice(1)] : others, value);
}
