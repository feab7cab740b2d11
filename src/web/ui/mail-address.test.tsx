import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MailAddress } from './mail-address.tsx';

it('may break before the @ and before each dot, and reads as it is', () => {
  const html = renderToStaticMarkup(<MailAddress of="bart.long@mail.example.com" />);
  expect(html).toBe('<span class="wrap-anywhere">bart<wbr/>.long<wbr/>@mail<wbr/>.example<wbr/>.com</span>');
});
